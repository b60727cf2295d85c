import { useEffect } from 'react'
import { formPlan, type FormPlan } from '#engine/form/formPlan.ts'
import { lookupsOf } from '#engine/form/lookupsOf.ts'
import { useScreenServices } from '../ScreenServices.ts'

/** Fetches the values that a form offers when it opens, and not field by field; those that are searched for stay out. */
export function useLookupsAhead(plan: FormPlan): void {
  const { lookups, formOf, recordOf, formatsDefinition } = useScreenServices()
  useEffect(() => {
    const planOf = (form: string) => {
      const definition = formOf(form)
      return formPlan(definition, recordOf(definition.record).schema, formatsDefinition)
    }
    for (const name of lookupsOf(plan, planOf)) {
      // A field that finds its values missing asks again and says so.
      if (!lookups.asksAsTyped(name)) lookups.load(name).catch(() => undefined)
    }
  }, [plan, lookups, formOf, recordOf, formatsDefinition])
}
