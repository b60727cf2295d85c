import type { ComponentType, ReactNode } from 'react'
import type { Call } from '#client/createClient.ts'
import { createLookups } from '#fields/lookups/createLookups.ts'
import { createFormats } from '#engine/formats/createFormats.ts'
import { createConditionTest, createValidation, type RowOf } from '#engine/validation/createValidation.ts'
import { formats as definition, lookups } from '#generated/formats.gen.ts'
import { references } from '#generated/references.gen.ts'
import { screens as sources } from '#generated/plans.gen.ts'
import type { ScreenSource } from '#engine/plan/ScreenSources.ts'
import { fetchParts } from '#screens/fetchParts.ts'
import type { PreparedForm, ScreenServices } from '#screens/ScreenServices.ts'

/** The common part of all screens, besides the application around them. */
export type ScreenParts = Pick<ScreenServices, 'call' | 'formats' | 'lookups' | 'references' | 'isTrueOf' | 'formOf'>

/** The screen of a definition. A form is a page or, to sign in again, a dialog. */
export type ScreenKind = keyof typeof sources | 'modal'

function at<Source>(table: Readonly<Record<string, Source>>, name: string): Source {
  const source = table[name]
  if (!source) throw new Error(`There is no definition ${name} in schemas/`)
  return source
}

/**
 * Opens the screens on the compiled definitions.
 * @param now the moment by which dates are judged, as the server does
 */
export function openScreens(call: Call, now = () => new Date()) {
  // While developing, other definitions draw tables and details anew.
  const edition = import.meta.hot ? performance.now() : 0
  const formats = createFormats(definition, now)
  const openedForms = new Map<string, PreparedForm>()

  const ownLookups = createLookups(lookups, call, references)
  const rowOf: RowOf = (name, id) => {
    ownLookups.want(name)
    return ownLookups.known().get(name)?.byValue.get(String(id))?.record?.row
  }

  async function openPlan<Plan>(
    table: Readonly<Record<string, ScreenSource<{ plan: Plan }>>>,
    name: string,
    fetchScreen: () => Promise<ComponentType<{ plan: Plan }>>,
  ): Promise<ReactNode> {
    const { fetch, forms = [] } = at(table, name)
    const [Screen, { plan }] = await Promise.all([fetchScreen(), fetch(), ...forms.map(openForm)])
    return <Screen key={edition} plan={plan} />
  }

  async function openForm(name: string): Promise<void> {
    const { plan, validators } = await at(sources.form, name).fetch()
    const validation = createValidation(validators, formats, now, rowOf)
    const advice = plan.advised && { advise: (await import('#engine/remarks/adviceOn.ts')).adviceOn }
    openedForms.set(name, { plan, validation, ...advice })
  }

  const openForms = (name: string) => Promise.all([name, ...(at(sources.form, name).forms ?? [])].map(openForm))

  // A single instance for the life of the page, so that another screen does not fetch the same values again.
  const noting: Call = async (operation, args) => {
    const answer = await call(operation, args)
    if (answer.ok) ownLookups.changed(operation)
    return answer
  }

  const parts: ScreenParts = {
    call: noting,
    formats,
    lookups: ownLookups,
    references,
    isTrueOf: createConditionTest(rowOf, now),
    formOf(name) {
      const form = openedForms.get(name)
      if (!form) throw new Error(`${name} is used before a screen has fetched it`)
      return form
    },
  }

  const screens: Record<ScreenKind, (name: string) => Promise<ReactNode>> = {
    table: (name) => openPlan(sources.table, name, async () => (await import('#screens/TableScreen.tsx')).TableScreen),
    details: (name) =>
      openPlan(sources.details, name, async () => (await import('#screens/DetailsScreen.tsx')).DetailsScreen),
    notice: (name) =>
      openPlan(sources.notice, name, async () => (await import('#screens/NoticeScreen.tsx')).NoticeScreen),
    async form(name) {
      const [{ FormScreen }] = await Promise.all([import('#screens/FormScreen.tsx'), openForms(name)])
      return <FormScreen name={name} />
    },
    async modal(name) {
      const [{ SignInModal }] = await Promise.all([import('./SignInModal.tsx'), openForms(name)])
      return <SignInModal form={name} />
    },
  }
  const sourceOf = (kind: ScreenKind, name: string) =>
    at<ScreenSource<unknown>>(sources[kind === 'modal' ? 'form' : kind], name)

  return {
    parts,
    wordsOf: (kind: ScreenKind, name: string) => sourceOf(kind, name).words,
    /** Fetches plan and code of a screen. @param name the definition, `folder/name` */
    prepare: async (kind: ScreenKind, name: string): Promise<ReactNode> => {
      const { parts: wanted, kinds } = sourceOf(kind, name)
      const [screen] = await Promise.all([screens[kind](name), fetchParts(wanted, kinds)])
      return screen
    },
  }
}
