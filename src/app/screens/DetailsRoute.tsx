import { DetailsScreen } from '#screens/DetailsScreen.tsx'
import { GenericScreen } from './GenericScreen.tsx'

/** The screen of a route that names a details definition. */
export function DetailsRoute() {
  return (
    <GenericScreen>
      {({ parts, name }) => (
        <DetailsScreen key={parts.edition} name={name} definition={parts.catalogue.definition('details', name)} />
      )}
    </GenericScreen>
  )
}
