import type { Rule } from 'antd/es/form'
import dayjs, { type Dayjs } from 'dayjs'

const message = 'Cette valeur n’est pas valide'

export const required: Rule = { required: true, message: 'Ce champ est requis' }
export const atMost = (max: number): Rule => ({ max, message })
export const line = [atMost(200)]
export const requiredLine: Rule[] = [required, ...line]
export const email: Rule[] = [{ pattern: /^[^@\s]+@[^@\s]+\.[^@\s]+$/, message }, atMost(254)]
export const mobile: Rule[] = [{ pattern: /^(\+33|0033|0)?[67][0-9]{8}$/, message }, atMost(40)]
export const landline: Rule[] = [{ pattern: /^(\+33|0033|0)?[1-589][0-9]{8}$/, message }, atMost(40)]
export const rib: Rule[] = [{ pattern: /^[0-9]{10}[0-9A-Z]{11}[0-9]{2}$/, message }, atMost(60)]
export const iban: Rule[] = [{ pattern: /^[A-Z]{2}[0-9]{2}[0-9A-Z]{11,30}$/, message }, atMost(60)]
export const income: Rule[] = [{ type: 'number', min: 0, max: 1_000_000_000, message }]

export const past: Rule = {
  validator: (_, day?: Dayjs) =>
    !day || day.isBefore(dayjs()) ? Promise.resolve() : Promise.reject(new Error(message)),
}

/** At least one entry. */
export const some = {
  validator: (_: unknown, entries?: readonly unknown[]) =>
    entries && entries.length > 0 ? Promise.resolve() : Promise.reject(new Error('Il en faut au moins un')),
}
