import { FormScreen } from '#screens/form/FormScreen.tsx'
import { GenericScreen } from './GenericScreen.tsx'

/** The screen of a route that names a form. */
export function FormRoute() {
  return (
    <GenericScreen>
      {({ parts, name }) => <FormScreen name={name} definition={parts.catalogue.definition('form', name)} />}
    </GenericScreen>
  )
}
