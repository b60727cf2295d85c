import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { clientOperations } from '#generated/clientContract.gen.ts'
import { parse } from 'yaml'

type Words = { [name: string]: string | Words }
const files = ['app', 'options', 'real-estate', 'sign-in', 'sign-up', 'password', 'subscription', 'account', 'tenant']
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
    'My tenants',
    'Name',
    'Contacts',
    'Actions',
    'No Tenant with id : {{id}} found.',
    'No Tenant estate with id : {{id}} found.',
    'You cant upload more than 1 pictures',
    'You must provide an identification document',
    'You must provide at least one guarantor',
    'You must provide at least one emergency contact',
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
    'Enregistrer',
    'Dénomination',
    'Modifier',
    'Supprimer',
    'Annuler',
    'Maison',
    'Appartement',
    'Référence',
    "Pièce d'identité",
    'Dossier Locataire {{name}}',
    'Editer',
    'Particulier',
    'Entreprise',
    'REF',
    'Informations personnelles',
    'Informations Professionnelles',
    'Informations bancaires',
    "Garants et contacts d'urgences",
    'Guarant',
    "Contact d'urgence",
    'Note privée',
    'Informations de Départ',
    'Forme Juridique',
    'Capital social',
    'SIREN / SIRET',
    'Numéro de TVA',
    "Domaine d'activité",
    'Site web',
    'Interlocuteur',
    'Situation financière',
    'Documents et contacts',
    'Aucun',
    'Nouveau',
    'Rechercher',
    'Fermer',
    'Ajouter',
    'M.',
    'Mlle',
    'Mme',
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
    expect(Object.values(clientOperations).filter(({ path }) => unused.test(path))).toEqual([])
  })
})

describe('every key of an enumeration has a label in both languages', () => {
  const options = (language: string) => JSON.parse(readFileSync(`locales/${language}/options.json`, 'utf8')) as Words

  test.each([
    ['ENUM-11', 'identification-document-types', 5],
    ['ENUM-12', 'contract-types', 16],
    ['ENUM-13', 'document-types', 11],
    ['ENUM-14', 'property-document-types', 11],
    ['ENUM-15', 'diagnostic-types', 8],
  ])('%s %s', (_, list, count) => {
    const { values } = JSON.parse(readFileSync(`schemas/lookups/${list}.values.json`, 'utf8')) as { values: string[] }
    expect(new Set(values).size).toBe(count)
    for (const language of ['fr', 'en']) expect(Object.keys(options(language))).toEqual(expect.arrayContaining(values))
  })

  it('ENUM-10 one label a code of gender on the side of tenants', () => {
    expect(options('fr')).toMatchObject({ MR: 'M.', MS: 'Mlle', MRS: 'Mme' })
    expect(options('en')).toMatchObject({ MR: 'Mr', MS: 'Ms', MRS: 'Mrs' })
  })
})
