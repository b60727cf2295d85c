import type { Answer } from '#client/Answer.ts'
import type { Call } from '#client/createClient.ts'
import type { Lookups } from '#fields/lookups/createLookups.ts'
import type { FormRules } from '#engine/form/evaluate.ts'
import type { Formats } from '#engine/formats/createFormats.ts'
import type { ReferencePlan } from '#engine/plan/ReadPlan.ts'
import type { FormPlan } from '#engine/plan/FormPlan.ts'
import type { ConditionTest, RecordValidation } from '#engine/validation/createValidation.ts'
import type { DraftBox } from './Draft.ts'
import { neededContext } from '#ui/neededContext.ts'
import type { Toasts } from '#ui/toast/toasts.ts'

export interface PreparedForm extends Pick<FormRules, 'advise'> {
  plan: FormPlan
  validation: RecordValidation
}

/** Everything that a generic screen needs from the application around it. It knows of nothing else. */
export interface ScreenServices {
  /** Sends a call of the contract; never throws for what network or server do. */
  call: Call
  lookups: Lookups
  /** Kinds of records at which fields point, by name. */
  references: Readonly<Record<string, ReferencePlan>>
  /** Whether a condition of a definition is true of a record. */
  isTrueOf: ConditionTest
  /** Form by name, as `folder/name`. Throws for one that no screen has fetched. */
  formOf: (name: string) => PreparedForm
  formats: Formats
  route: {
    /** Values of the `{names}` in the path. */
    params: Readonly<Record<string, string>>
    /** Path and query below the base path; a step may name the variant that is loaded, the query what a new record holds. */
    address: string
    /** Path of the field at which a form opens, which the address names behind `#`. */
    field?: string
    /** Address that sign-in interrupted, below the base path. */
    wanted?: string
  }
  /**
   * Opens an address below the base path; resolves once its screen, or the one to which its guard leads, has come.
   * @param how `replace`: in the place of the page that is left
   */
  navigate: (to: string, how?: { replace: boolean }) => Promise<void>
  /** Goes to the page before; home where there is none. */
  back: () => void
  session: {
    /** Keeps an answer as the session; false when it holds no token. */
    signIn: (answer: unknown) => boolean
    signOut: () => void
  }
  /** The e-mail by which a person signs in, as far as this browser knows it. */
  identifier: {
    /** The identifier last typed on this page, else the identifier of the last session. */
    last: () => string | undefined
    typed: () => string | undefined
    note: (text: string | undefined) => void
  }
  /** Opens the one sign-in modal that an answer asks for, also for several calls at once; false when the user gave up. */
  signInAgain: (refusal: Answer) => Promise<boolean>
  toasts: Toasts
  /** Drafts of the current account; undefined without a session. */
  drafts: (key: string) => DraftBox | undefined
}

export const [ScreenServicesContext, useScreenServices] = neededContext<ScreenServices>('ScreenServices')
