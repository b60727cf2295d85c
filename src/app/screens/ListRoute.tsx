import { ListScreen } from '#screens/ListScreen.tsx'
import { GenericScreen } from './GenericScreen.tsx'

/** The screen of a route that names a table. */
export function ListRoute() {
  return (
    <GenericScreen>
      {({ parts, name }) => (
        <ListScreen key={parts.edition} name={name} definition={parts.catalogue.definition('table', name)} />
      )}
    </GenericScreen>
  )
}
