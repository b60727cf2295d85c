// Made by `npm run generate`. Change schemas/ and run it again.
import type { DetailsPlan, ListPlan, NoticePlan } from '#engine/plan/ReadPlan.ts'
import type { FormModule } from '#engine/plan/FormPlan.ts'
import type { Kind } from '#engine/schema/kindOf.ts'
import type { ConditionFactory } from '#engine/validation/createValidation.ts'

/** A part of a screen that only some screens show. */
export type ScreenPart = 'question' | 'items' | 'stored'

/** What a screen needs beside its plan. */
export interface ScreenSource {
  /** Namespaces of its words. */
  words: readonly string[]
  parts: readonly ScreenPart[]
}

/** How the plan of a screen is fetched. */
export interface PlanSource<Plan> extends ScreenSource {
  plan: () => Promise<Plan>
  conditions?: () => Promise<ConditionFactory>
}

export interface FormSource extends ScreenSource {
  form: () => Promise<FormModule>
  /** Forms that it turns into, or that open over it, with those of theirs. */
  forms: readonly string[]
  /** Kinds of all its fields. */
  kinds: readonly Kind[]
}

export const lists: Readonly<Record<string, PlanSource<ListPlan>>> = {
  'real-estate/real-estate': { plan: async () => (await import('./real-estate/real-estate.list.gen.ts')).plan, conditions: async () => (await import('./real-estate/conditions.gen.js')).default, "words":["real-estate","options"],"parts":["question"] },
  'tenant/tenant': { plan: async () => (await import('./tenant/tenant.list.gen.ts')).plan, conditions: async () => (await import('./tenant/conditions.gen.js')).default, "words":["tenant","options"],"parts":[] },
}

export const details: Readonly<Record<string, PlanSource<DetailsPlan>>> = {
  'account/account': { plan: async () => (await import('./account/account.details.gen.ts')).plan, conditions: async () => (await import('./account/conditions.gen.js')).default, "words":["account","options"],"parts":["question"] },
  'real-estate/real-estate': { plan: async () => (await import('./real-estate/real-estate.details.gen.ts')).plan, conditions: async () => (await import('./real-estate/conditions.gen.js')).default, "words":["real-estate","options"],"parts":["question"] },
  'tenant/corporation': { plan: async () => (await import('./tenant/corporation.details.gen.ts')).plan, conditions: async () => (await import('./tenant/conditions.gen.js')).default, "words":["tenant","options"],"parts":[] },
  'tenant/individual': { plan: async () => (await import('./tenant/individual.details.gen.ts')).plan, conditions: async () => (await import('./tenant/conditions.gen.js')).default, "words":["tenant","options"],"parts":[] },
}

export const notices: Readonly<Record<string, PlanSource<NoticePlan>>> = {
  'legal/privacy': { plan: async () => (await import('./legal/privacy.notice.gen.ts')).plan, "words":["legal"],"parts":[] },
  'sign-up/error': { plan: async () => (await import('./sign-up/error.notice.gen.ts')).plan, conditions: async () => (await import('./sign-up/conditions.gen.js')).default, "words":["sign-up"],"parts":[] },
  'sign-up/success': { plan: async () => (await import('./sign-up/success.notice.gen.ts')).plan, conditions: async () => (await import('./sign-up/conditions.gen.js')).default, "words":["sign-up"],"parts":[] },
}

export const forms: Readonly<Record<string, FormSource>> = {
  'account/account': { form: async () => (await import('./account/account.form.gen.js')).default, "forms":[],"words":["account","options"],"parts":["question","stored"],"kinds":["choice","text","date","number","website","email","phone","files"] },
  'emergency-contact/emergency-contact': { form: async () => (await import('./emergency-contact/emergency-contact.form.gen.js')).default, "forms":[],"words":["emergency-contact","options"],"parts":[],"kinds":["choice","text","date","number","phone","email"] },
  'guarantor/guarantor': { form: async () => (await import('./guarantor/guarantor.form.gen.js')).default, "forms":[],"words":["guarantor","options"],"parts":[],"kinds":["choice","text","date","number","phone","email"] },
  'password/renew': { form: async () => (await import('./password/renew.form.gen.js')).default, "forms":[],"words":["password"],"parts":[],"kinds":["email"] },
  'password/reset': { form: async () => (await import('./password/reset.form.gen.js')).default, "forms":[],"words":["password"],"parts":[],"kinds":["secret"] },
  'real-estate/real-estate': { form: async () => (await import('./real-estate/real-estate.form.gen.js')).default, "forms":[],"words":["real-estate","options"],"parts":["stored"],"kinds":["text","choice","number","date","files","entries","phone","email"] },
  'sign-in/confirm': { form: async () => (await import('./sign-in/confirm.form.gen.js')).default, "forms":[],"words":["sign-in"],"parts":[],"kinds":["text","secret","flag"] },
  'sign-in/re-sign-in': { form: async () => (await import('./sign-in/re-sign-in.form.gen.js')).default, "forms":[],"words":["sign-in"],"parts":[],"kinds":["text","secret","flag"] },
  'sign-in/sign-in': { form: async () => (await import('./sign-in/sign-in.form.gen.js')).default, "forms":[],"words":["sign-in"],"parts":[],"kinds":["text","secret","flag"] },
  'sign-up/sign-up': { form: async () => (await import('./sign-up/sign-up.form.gen.js')).default, "forms":[],"words":["sign-up","options"],"parts":[],"kinds":["choice","text","email","secret","flag"] },
  'subscription/renew': { form: async () => (await import('./subscription/renew.form.gen.js')).default, "forms":[],"words":["subscription"],"parts":[],"kinds":["email"] },
  'subscription/subscription': { form: async () => (await import('./subscription/subscription.form.gen.js')).default, "forms":["subscription/renew"],"words":["subscription"],"parts":[],"kinds":["phone","text","email"] },
  'supporting-document/supporting-document': { form: async () => (await import('./supporting-document/supporting-document.form.gen.js')).default, "forms":[],"words":["supporting-document","options"],"parts":[],"kinds":["choice","text","files"] },
  'tenant/tenant': { form: async () => (await import('./tenant/tenant.form.gen.js')).default, "forms":["guarantor/guarantor","supporting-document/supporting-document","emergency-contact/emergency-contact"],"words":["tenant","options","guarantor","supporting-document","emergency-contact"],"parts":["stored","items"],"kinds":["choice","text","files","number","website","date","email","phone","entries","paragraph"] },
}
