import { NoticeScreen } from '#screens/NoticeScreen.tsx'
import { GenericScreen } from './GenericScreen.tsx'

/** The screen of a route that names a notice. */
export function NoticeRoute() {
  return (
    <GenericScreen>
      {({ parts, name }) => <NoticeScreen name={name} definition={parts.catalogue.definition('notice', name)} />}
    </GenericScreen>
  )
}
