import { sizes } from './benchForm.ts'

/** The form of the product that is measured: for a new tenant, and for a stored one whose lists are long. */
export const tenants = ['new tenant', 'stored tenant'] as const
export type Tenant = (typeof tenants)[number]

/** What a form is measured with: a number of generated fields, or a tenant. */
export const subjects = [...sizes, ...tenants] as const
export type Subject = (typeof subjects)[number]

export const isTenant = (subject: Subject): subject is Tenant => typeof subject === 'string'
