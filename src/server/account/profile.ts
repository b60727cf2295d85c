import type { Json } from '#engine/record/path.ts'

/** Record that says who an account is. Its id and its owner are the account. */
export const profileRecord = 'account/account'

/** What is said of oneself at sign-up. */
export interface Introduction {
  accountType: string
  surname?: string | undefined
  firstName?: string | undefined
  corporationName?: string | undefined
}

/** How one can be reached. */
export interface Contact {
  mobile: string
  phone?: string | undefined
  address?: string | undefined
}

/** The profile of a new account. It lacks what activation and the profile's form ask for. */
export function newProfile(id: string, email: string, introduction: Introduction): Json {
  const { accountType, surname, firstName, corporationName } = introduction
  const names = accountType === 'CORPORATION' ? { name: corporationName } : { surname, firstName }
  return withoutEmpty({ resourceUuid: id, type: accountType, ...names, contacts: [{ email }] })
}

/** The profile with its first contact. */
export function withContact(profile: Json, email: string, { mobile, phone, address }: Contact): Json {
  return { ...profile, contacts: [withoutEmpty({ email, mobile, phone, address })] }
}

/** The name by which people are greeted; undefined if they have given none. */
export function nameOf(profile: Json): string | undefined {
  const parts = profile['type'] === 'CORPORATION' ? [profile['name']] : [profile['firstName'], profile['surname']]
  const name = parts.filter((part) => typeof part === 'string').join(' ')
  return name === '' ? undefined : name
}

function withoutEmpty(json: Json): Json {
  return Object.fromEntries(Object.entries(json).filter(([, value]) => value !== undefined))
}
