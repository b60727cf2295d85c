// Made by `npm run generate`. Change schemas/ and run it again.
import type { DetailsPlan } from '#engine/plan/DetailsPlan.ts'
import type { FormSource } from '#engine/plan/FormSource.ts'
import type { ListPlan } from '#engine/plan/ListPlan.ts'
import type { NoticePlan } from '#engine/plan/NoticePlan.ts'
import type { Kind } from '#engine/schema/kindOf.ts'
import type { ConditionFactory } from '#engine/validation/createHolds.ts'
import type { ValidatorFactory } from '#engine/validation/createValidation.ts'
import type { RecordSchema } from './definitions.gen.ts'

/** A part of a screen that only some screens show. */
export type ScreenPart = 'question' | 'items' | 'stored'

/** How the plan of a screen is fetched, and what the screen needs beside it. */
export interface PlanSource<Plan> {
  plan: () => Promise<Plan>
  conditions?: () => Promise<ConditionFactory>
  /** Namespaces of its words. */
  words: readonly string[]
  parts: readonly ScreenPart[]
}

export interface FormPlanSource extends PlanSource<FormSource> {
  record: string
  /** Forms that it turns into, or that open over it, with those of theirs. */
  forms: readonly string[]
  /** Kinds of all its fields. */
  kinds: readonly Kind[]
}

export interface RecordSource {
  schema: () => Promise<RecordSchema>
  validators: () => Promise<ValidatorFactory>
  conditions?: () => Promise<ConditionFactory>
}

export const lists: Readonly<Record<string, PlanSource<ListPlan>>> = {
  'real-estate/real-estate': {
    plan: async () => (await import('./real-estate/real-estate.list.gen.ts')).plan,
    conditions: async () => (await import('./real-estate/conditions.gen.js')).default,
    words: ["real-estate","options"],
    parts: ["question"],
  },
  'tenant/tenant': {
    plan: async () => (await import('./tenant/tenant.list.gen.ts')).plan,
    conditions: async () => (await import('./tenant/conditions.gen.js')).default,
    words: ["tenant","options"],
    parts: [],
  },
}

export const details: Readonly<Record<string, PlanSource<DetailsPlan>>> = {
  'account/account': {
    plan: async () => (await import('./account/account.details.gen.ts')).plan,
    conditions: async () => (await import('./account/conditions.gen.js')).default,
    words: ["account","options"],
    parts: ["question"],
  },
  'real-estate/real-estate': {
    plan: async () => (await import('./real-estate/real-estate.details.gen.ts')).plan,
    conditions: async () => (await import('./real-estate/conditions.gen.js')).default,
    words: ["real-estate","options"],
    parts: ["question"],
  },
  'tenant/corporation': {
    plan: async () => (await import('./tenant/corporation.details.gen.ts')).plan,
    conditions: async () => (await import('./tenant/conditions.gen.js')).default,
    words: ["tenant","options"],
    parts: [],
  },
  'tenant/individual': {
    plan: async () => (await import('./tenant/individual.details.gen.ts')).plan,
    conditions: async () => (await import('./tenant/conditions.gen.js')).default,
    words: ["tenant","options"],
    parts: [],
  },
}

export const notices: Readonly<Record<string, PlanSource<NoticePlan>>> = {
  'legal/privacy': {
    plan: async () => (await import('./legal/privacy.notice.gen.ts')).plan,
    words: ["legal"],
    parts: [],
  },
  'sign-up/error': {
    plan: async () => (await import('./sign-up/error.notice.gen.ts')).plan,
    conditions: async () => (await import('./sign-up/conditions.gen.js')).default,
    words: ["sign-up"],
    parts: [],
  },
  'sign-up/success': {
    plan: async () => (await import('./sign-up/success.notice.gen.ts')).plan,
    conditions: async () => (await import('./sign-up/conditions.gen.js')).default,
    words: ["sign-up"],
    parts: [],
  },
}

export const forms: Readonly<Record<string, FormPlanSource>> = {
  'account/account': {
    plan: async () => (await import('./account/account.form.gen.ts')).plan,
    record: 'account/account',
    forms: [],
    words: ["account","options"],
    parts: ["question","stored"],
    kinds: ["choice","text","date","number","website","email","phone","files"],
  },
  'emergency-contact/emergency-contact': {
    plan: async () => (await import('./emergency-contact/emergency-contact.form.gen.ts')).plan,
    record: 'emergency-contact/emergency-contact',
    forms: [],
    words: ["emergency-contact","options"],
    parts: [],
    kinds: ["choice","text","date","number","phone","email"],
  },
  'guarantor/guarantor': {
    plan: async () => (await import('./guarantor/guarantor.form.gen.ts')).plan,
    record: 'guarantor/guarantor',
    forms: [],
    words: ["guarantor","options"],
    parts: [],
    kinds: ["choice","text","date","number","phone","email"],
  },
  'password/renew': {
    plan: async () => (await import('./password/renew.form.gen.ts')).plan,
    record: 'password/renew',
    forms: [],
    words: ["password"],
    parts: [],
    kinds: ["email"],
  },
  'password/reset': {
    plan: async () => (await import('./password/reset.form.gen.ts')).plan,
    record: 'password/reset',
    forms: [],
    words: ["password"],
    parts: [],
    kinds: ["secret"],
  },
  'real-estate/real-estate': {
    plan: async () => (await import('./real-estate/real-estate.form.gen.ts')).plan,
    record: 'real-estate/real-estate',
    forms: [],
    words: ["real-estate","options"],
    parts: ["stored"],
    kinds: ["text","choice","number","date","files","entries","phone","email"],
  },
  'sign-in/confirm': {
    plan: async () => (await import('./sign-in/confirm.form.gen.ts')).plan,
    record: 'sign-in/sign-in',
    forms: [],
    words: ["sign-in"],
    parts: [],
    kinds: ["text","secret","flag"],
  },
  'sign-in/re-sign-in': {
    plan: async () => (await import('./sign-in/re-sign-in.form.gen.ts')).plan,
    record: 'sign-in/sign-in',
    forms: [],
    words: ["sign-in"],
    parts: [],
    kinds: ["text","secret","flag"],
  },
  'sign-in/sign-in': {
    plan: async () => (await import('./sign-in/sign-in.form.gen.ts')).plan,
    record: 'sign-in/sign-in',
    forms: [],
    words: ["sign-in"],
    parts: [],
    kinds: ["text","secret","flag"],
  },
  'sign-up/sign-up': {
    plan: async () => (await import('./sign-up/sign-up.form.gen.ts')).plan,
    record: 'sign-up/sign-up',
    forms: [],
    words: ["sign-up","options"],
    parts: [],
    kinds: ["choice","text","email","secret","flag"],
  },
  'subscription/renew': {
    plan: async () => (await import('./subscription/renew.form.gen.ts')).plan,
    record: 'subscription/renew',
    forms: [],
    words: ["subscription"],
    parts: [],
    kinds: ["email"],
  },
  'subscription/subscription': {
    plan: async () => (await import('./subscription/subscription.form.gen.ts')).plan,
    record: 'subscription/subscription',
    forms: ["subscription/renew"],
    words: ["subscription"],
    parts: [],
    kinds: ["phone","text","email"],
  },
  'supporting-document/supporting-document': {
    plan: async () => (await import('./supporting-document/supporting-document.form.gen.ts')).plan,
    record: 'supporting-document/supporting-document',
    forms: [],
    words: ["supporting-document","options"],
    parts: [],
    kinds: ["choice","text","files"],
  },
  'tenant/tenant': {
    plan: async () => (await import('./tenant/tenant.form.gen.ts')).plan,
    record: 'tenant/tenant',
    forms: ["guarantor/guarantor","supporting-document/supporting-document","emergency-contact/emergency-contact"],
    words: ["tenant","options","guarantor","supporting-document","emergency-contact"],
    parts: ["stored","items"],
    kinds: ["choice","text","files","number","website","date","email","phone","entries","paragraph"],
  },
}

export const records: Readonly<Record<string, RecordSource>> = {
  'account/account': {
    schema: async () => (await import('./account/account.record.gen.ts')).schema,
    validators: async () => (await import('./account/validators.gen.js')).default,
    conditions: async () => (await import('./account/conditions.gen.js')).default,
  },
  'emergency-contact/emergency-contact': {
    schema: async () => (await import('./emergency-contact/emergency-contact.record.gen.ts')).schema,
    validators: async () => (await import('./emergency-contact/validators.gen.js')).default,
    conditions: async () => (await import('./emergency-contact/conditions.gen.js')).default,
  },
  'guarantor/guarantor': {
    schema: async () => (await import('./guarantor/guarantor.record.gen.ts')).schema,
    validators: async () => (await import('./guarantor/validators.gen.js')).default,
    conditions: async () => (await import('./guarantor/conditions.gen.js')).default,
  },
  'password/renew': {
    schema: async () => (await import('./password/renew.record.gen.ts')).schema,
    validators: async () => (await import('./password/validators.gen.js')).default,
  },
  'password/reset': {
    schema: async () => (await import('./password/reset.record.gen.ts')).schema,
    validators: async () => (await import('./password/validators.gen.js')).default,
  },
  'real-estate/real-estate': {
    schema: async () => (await import('./real-estate/real-estate.record.gen.ts')).schema,
    validators: async () => (await import('./real-estate/validators.gen.js')).default,
    conditions: async () => (await import('./real-estate/conditions.gen.js')).default,
  },
  'sign-in/sign-in': {
    schema: async () => (await import('./sign-in/sign-in.record.gen.ts')).schema,
    validators: async () => (await import('./sign-in/validators.gen.js')).default,
  },
  'sign-up/sign-up': {
    schema: async () => (await import('./sign-up/sign-up.record.gen.ts')).schema,
    validators: async () => (await import('./sign-up/validators.gen.js')).default,
    conditions: async () => (await import('./sign-up/conditions.gen.js')).default,
  },
  'subscription/renew': {
    schema: async () => (await import('./subscription/renew.record.gen.ts')).schema,
    validators: async () => (await import('./subscription/validators.gen.js')).default,
  },
  'subscription/subscription': {
    schema: async () => (await import('./subscription/subscription.record.gen.ts')).schema,
    validators: async () => (await import('./subscription/validators.gen.js')).default,
  },
  'supporting-document/supporting-document': {
    schema: async () => (await import('./supporting-document/supporting-document.record.gen.ts')).schema,
    validators: async () => (await import('./supporting-document/validators.gen.js')).default,
  },
  'tenant/tenant': {
    schema: async () => (await import('./tenant/tenant.record.gen.ts')).schema,
    validators: async () => (await import('./tenant/validators.gen.js')).default,
    conditions: async () => (await import('./tenant/conditions.gen.js')).default,
  },
}
