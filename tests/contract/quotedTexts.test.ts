import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { operations } from '#generated/operations.gen.ts'
import { parse } from 'yaml'

type Words = { [name: string]: string | Words }
const files = ['app', 'options', 'real-estate', 'sign-in', 'sign-up', 'password', 'subscription', 'account']
const textsOf = (words: Words | string): string[] =>
  typeof words === 'string' ? [words] : Object.values(words).flatMap(textsOf)
const textsIn = (language: 'fr' | 'en') =>
  new Set(
    files.flatMap((file) => textsOf(JSON.parse(readFileSync(`locales/${language}/${file}.json`, 'utf8')) as Words)),
  )

/** Texts that the specification quotes, in the language in which they are written, slips included. */
const quoted = {
  en: [
    'Login',
    'Register',
    "The page you're looking for is not found",
    'Take me home',
    'Settings',
    'Logout',
    'Delete',
    'Cancel',
    'Remember me',
    'Invalid unsername/password',
    'Error occurred while signing in, please try again later',
    'Create account',
    'Forgot Password?',
    'Log in',
    'My real estates',
    'Label',
    'Surface.',
    'New',
    'Details',
    'Edit',
    'General Information',
    'Name cannot be empty',
    'Address cannot be empty',
    'Surface cannot be empty and must be number',
    'Construction year cannot be empty and must be number',
    'Acquisition year cannot be empty and must be number',
    'Invalid real estate component type',
    'Component surface cannot be empty and must be number',
    'Your uploaded file is not supported',
    'You cant upload more than 5 pictures',
    'Resource deleted',
    'Real estate delete with success',
    'Access denied',
    "You're either not logged in or has no authorizations",
    'Not found Resource',
    'No Real estate with id : {{id}} found.',
    'Invalid input',
    'Server Error',
    'Error occurred while processing you request. Details are',
    'Error occurred while processing your request. Details are',
    'Username or password incorrect',
    'You are not allowed to execute this action',
    'Some mandatory fields are filled with incorrect values',
    'An error occured while processing your action',
    'An unexpected error occured while processing your action',
    'House',
    'Apartment',
  ],
  fr: [
    'Gestion de biens',
    'Gestion de bail',
    'Autres Modules',
    'Biens et Lots',
    'Gestionnaires et Locataires',
    'Baux',
    'Mon compte',
    'Adresse',
    'Surface.',
    "Date d'acquisition",
    'Copropriété et Syndic',
    'Le nom du syndic ne peut être vide',
    'Le téléphone est invalide',
    "L'émail est invalide",
    'Le tantième du bien est invalide',
    'Le tantième de la copropriété est invalide',
    'Enregistrer',
    'Dénomination',
    'Modifier',
    'Supprimer',
    'Annuler',
    'Maison',
    'Appartement',
  ],
}

describe.each(['en', 'fr'] as const)('I18N-02 quoted texts stand letter for letter in %s', (language) => {
  const texts = textsIn(language)
  test.each(quoted[language])('%s', (text) => expect(texts).toContain(text))
})

test.each([
  ['sign-up', 'accountType'],
  ['account', 'type'],
])('ENUM-02 account types of %s are "Particulier" and "Entreprise" in French', (file, field) => {
  const { fields } = JSON.parse(readFileSync(`locales/fr/${file}.json`, 'utf8')) as { fields: Record<string, Words> }
  expect(fields[field]?.['options']).toMatchObject({ INDIVIDUAL: 'Particulier', CORPORATION: 'Entreprise' })
})

describe('what the contract declares beside the calls of the screens', () => {
  interface Contract {
    components: { parameters: Record<string, { in: string; required?: boolean; schema: { enum?: string[] } }> }
    paths: Record<string, { parameters?: { $ref?: string }[] }>
  }
  const contract = parse(readFileSync('openapi/openapi.yaml', 'utf8')) as Contract

  it('AUTH-22 the delegation header takes system_user or agent, and no call demands it', () => {
    const delegation = contract.components.parameters['Delegation']
    expect(delegation).toMatchObject({ in: 'header', schema: { enum: ['system_user', 'agent'] } })
    expect(delegation?.required ?? false).toBe(false)
    const used = Object.values(contract.paths).flatMap(({ parameters = [] }) => parameters.map(({ $ref }) => $ref))
    expect(used).toContain('#/components/parameters/Delegation')
  })

  it('API-23 API-29 the known paths without a use are not called', () => {
    const unused = /seeddata|loan-simulation|user\/realestates|authentication\/profile/
    expect(Object.values(operations).filter(({ path }) => unused.test(path))).toEqual([])
  })
})
