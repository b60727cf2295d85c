import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findingLine } from '#compiler/findings/Finding.ts'
import { lintDefinitions } from '../../scripts/check/lintDefinitions.ts'
import { rename, replace, seenAt, set, together, type Seed } from './seed.ts'

const root = process.cwd()
const form = 'schemas/tenant/tenant.form.json'
const table = 'schemas/tenant/tenant.table.json'
const individual = 'schemas/tenant/individual.details.json'
const corporation = 'schemas/tenant/corporation.details.json'
const record = 'schemas/tenant/tenant.schema.json'
const guarantor = 'schemas/guarantor/guarantor.schema.json'
const paper = 'schemas/supporting-document/supporting-document.schema.json'
const lookups = 'schemas/lookups.json'
const contract = 'openapi/openapi.yaml'
const words = (language: string, name: string) => `locales/${language}/${name}.json`

/** Where a section stands, by its name. */
const section = (file: string, id: string, ...inner: (string | number)[]) => {
  const { sections } = JSON.parse(readFileSync(file, 'utf8')) as { sections: { id: string }[] }
  return ['sections', sections.findIndex((one) => one.id === id), ...inner]
}

/** Taken out of both languages, so that no language has it. */
const inNoLanguage = (path: string[], name = 'tenant') =>
  together(...['fr', 'en'].map((language) => ({ ...set(words(language, name), path, undefined, []), line: 1 })))

const picture = ['properties', 'picture']
const file = ['properties', 'identificationDocument', 'properties', 'fileData']
const sentAs = [...file, 'upload', 'sentAs']
const guarantors = section(form, 'guarantors', 'fields', 0)
const entry = [...guarantors, 'entry']
const papers = section(form, 'documents', 'fields', 0, 'entry')
const typeField = section(form, 'type', 'fields', 0, 0)
const people = section(individual, 'people', 'list')

const seeds: [string, () => Seed, RegExp][] = [
  // Tabs
  ['a tab that does not exist', () => set(form, section(form, 'bank', 'tab'), 'finances'), /did you mean "finance"/],
  [
    'a section in no tab',
    () => set(form, section(form, 'note', 'tab'), undefined, section(form, 'note')),
    /stands in no tab/,
  ],
  ['a tab without sections', () => set(form, ['tabs', 3], 'history'), /the tab "history" is empty/],
  ['a tab without words', () => set(form, ['tabs', 0], 'person'), /"form.tabs.person" has no words/],
  [
    'tabs of a form that has none',
    () => set(form, ['tabs'], undefined, section(form, 'bank', 'tab')),
    /there is no tab "finance"/,
  ],
  [
    'a tab missing in one language',
    () => set(words('en', 'tenant'), ['form', 'tabs', 'finance'], undefined, ['form', 'tabs']),
    /"form.tabs.finance" is missing in en/,
  ],

  // What is asked, given and fixed
  [
    'a disabled section on a value that does not exist',
    () => set(form, section(form, 'professional', 'disabledIf', 'properties', 'type', 'const'), 'COMPANY'),
    /can never hold/,
  ],
  [
    'a disabled field on a field that does not exist',
    () => set(form, [...typeField, 'disabledIf'], { required: ['typ'] }, [...typeField, 'disabledIf', 'required', 0]),
    /there is no field "typ"/,
  ],
  ['a start of a field that does not exist', () => set(form, ['starts', 0, 'path'], 'typ'), /did you mean "type"/],
  ['a start with no value', () => set(form, ['starts', 0, 'value'], 'INDIVIDUEL'), /did you mean "INDIVIDUAL"/],
  ['a start at no address', () => set(form, ['starts', 0, 'onlyAt'], 'indivdual'), /did you mean "individual"/],
  [
    'a question for a field that does not exist',
    () => set(form, ['askedOnSubmit', 1], 'guarantor'),
    /did you mean "guarantors"/,
  ],
  ['a question for what may be absent', () => set(form, ['askedOnSubmit', 3], 'employer'), /"employer" may be absent/],
  [
    'a question without words',
    () => seenAt(inNoLanguage(['fields', 'emergencyContacts', 'absent']), form, ['askedOnSubmit', 2]),
    /"fields.emergencyContacts.absent" has no words/,
  ],
  [
    'a constant of another type',
    () => set(form, section(form, 'corporation', 'fields', 4, 'constant'), 'yes'),
    /"yes" is none of the possible values/,
  ],
  [
    'a constant that looks like something',
    () => set(form, section(form, 'corporation', 'fields', 4, 'as'), 'checkbox'),
    /"as" does not go with "constant"/,
  ],
  [
    'a fixed field that is read-only',
    () => set(form, [...typeField, 'readOnly'], true, [...typeField, 'fixed']),
    /"fixed" does not go with "readOnly"/,
  ],
  [
    'a fixed field where nothing is stored',
    () => set('schemas/guarantor/guarantor.form.json', ['sections', 0, 'fields', 0, 'fixed'], true),
    /is never fixed/,
  ],
  ['a field left out that does not exist', () => set(form, ['except', 0], 'representative.birth'), /there is no field/],

  // Calls and addresses
  [
    'another load that does not exist',
    () => set(form, ['load', 'alternatives', 0, 'operation'], 'getCorporateTenant'),
    /did you mean "getCorporationTenant"/,
  ],
  [
    'another load that gives another record',
    () => set(form, ['load', 'alternatives', 0, 'operation'], 'getRealEstate'),
    /answers with real-estate/,
  ],
  [
    'another load that gives a list',
    () => set(form, ['load', 'alternatives', 0, 'operation'], 'listTenants'),
    /answers with a list/,
  ],
  [
    'another load at no address',
    () => set(form, ['load', 'alternatives', 0, 'onlyAt'], 'company'),
    /no address that leads here holds the word "company"/,
  ],
  [
    'an address for some on a field that does not exist',
    () => rename(table, ['actions', 0, 'to', 0, 'onlyIf', 'anyOf', 0, 'properties', 'type'], 'kind'),
    /there is no field "kind"/,
  ],
  [
    'an address for some that no route takes',
    () => set(table, ['actions', 1, 'to', 0, 'to'], '/tenant/company/{resourceUuid}/edit'),
    /no route takes the address/,
  ],
  [
    'a choice of addresses that leaves some records without',
    () => set(table, ['actions', 0, 'to', 1, 'onlyIf'], { required: ['type'] }, ['actions', 0, 'to', 1]),
    /for some there is no choice/,
  ],
  [
    'a choice of addresses that stops early',
    () =>
      set(form, ['create', 'outcomes', '200', 1, 'to', 0, 'onlyIf'], undefined, [
        'create',
        'outcomes',
        '200',
        1,
        'to',
        0,
      ]),
    /the choices after this one never count/,
  ],
  [
    'a name in a chosen address that is never filled',
    () => set(form, ['update', 'outcomes', '200', 1, 'to', 1, 'to'], '/tenant/individual/{uuid}/details'),
    /"\{uuid\}" in the address/,
  ],

  // Entries with a form of their own
  [
    'a form of entries that does not exist',
    () => set(form, [...entry, 'form'], 'guarantor/guarantors'),
    /did you mean/,
  ],
  [
    'a form of entries of another shape',
    () => set(form, [...entry, 'form'], 'supporting-document/supporting-document'),
    /which is no entry of "guarantors"/,
  ],
  ['a form that opens itself', () => set(form, [...entry, 'form'], 'tenant/tenant'), /the form opens itself/],
  [
    'a column of entries that does not exist',
    () => set(form, [...papers, 'columns', 1], 'descripton'),
    /did you mean "description"/,
  ],
  [
    'a column of entries without words',
    () => set(form, [...entry, 'columns', 1, 'id'], 'who', [...entry, 'columns', 1]),
    /the column "who" has no words/,
  ],
  ['a file of entries that is none', () => set(form, [...papers, 'file'], 'type'), /"type" holds no file/],
  [
    'a file of entries that does not exist',
    () => set(form, [...papers, 'file'], 'filedata'),
    /did you mean "fileData"/,
  ],
  [
    'a search that does not exist',
    () => set(form, [...entry, 'search', 'operation'], 'searchPeoples'),
    /did you mean "searchPeople"/,
  ],
  [
    'a search that answers with one',
    () => set(form, [...entry, 'search', 'operation'], 'getIndividualTenant'),
    /does not answer with a list/,
  ],
  [
    'a search for other entries',
    () => set(form, [...entry, 'search', 'operation'], 'listTenants'),
    /"listTenants" finds tenant\/tenant, which is no entry/,
  ],
  ['a search by no parameter', () => set(form, [...entry, 'search', 'query'], 'q'), /no parameter "q"/],
  [
    'a text in a search on a field that does not exist',
    () => set(form, [...entry, 'search', 'columns', 1, 'texts', 0], '{person.names}'),
    /did you mean "name"/,
  ],

  // Columns that are put together
  [
    'a text of a column on a field that does not exist',
    () => set(table, ['columns', 1, 'texts', 1], '{person.nane}'),
    /did you mean "name"/,
  ],
  ['a text of a column without fields', () => set(table, ['columns', 1, 'texts', 1], 'name'), /names no field/],
  [
    'a text of a column that never has its turn',
    () => set(table, ['columns', 1, 'texts', 0], '{person.name}', ['columns', 1, 'texts', 1]),
    /never has its turn/,
  ],
  [
    'a line of a column that does not exist',
    () => set(table, ['columns', 2, 'lines', 0], 'contacts.0.mobil'),
    /did you mean "mobile"/,
  ],
  [
    'a column of what is not in the rows',
    () => set(table, ['columns', 2, 'lines', 0], 'representative.contacts.0.mobile'),
    /is not in the rows of lists/,
  ],
  ['a column twice', () => set(table, ['columns', 2, 'id'], 'name'), /the column "name" stands here twice/],
  [
    'a column without words',
    () => seenAt(inNoLanguage(['list', 'columns', 'name']), table, ['columns', 1]),
    /the column "name" has no words/,
  ],
  [
    'an absence without a general word',
    () =>
      seenAt(
        together(
          inNoLanguage(['fields', 'identificationDocument.registrationNumber', 'none']),
          inNoLanguage(['common', 'none'], 'app'),
        ),
        corporation,
        section(corporation, 'documents', 'list', 'columns', 1, 'none'),
      ),
    /an absent "registrationNumber" has no words/,
  ],

  // Details
  [
    'a heading on a field that does not exist',
    () => set(individual, ['title', 0], '{person.lastName}'),
    /there is no field/,
  ],
  [
    'a heading that never has its turn',
    () =>
      set(
        individual,
        ['title'],
        ['{person.surname}', '{person.firstName} {person.surname}', '{reference}'],
        ['title', 1],
      ),
    /never has its turn/,
  ],
  [
    'a heading in words that hide the name',
    () => set(words('fr', 'tenant'), ['individual', 'details', 'title'], 'Dossier Locataire'),
    /does not say whose it is/,
  ],
  [
    'a block without words',
    () => set(individual, section(individual, 'bank', 'folds', 0, 'id'), 'rib'),
    /folds.rib" has no words/,
  ],
  [
    'a field in a block that does not exist',
    () => set(individual, section(individual, 'professional', 'folds', 0, 'fields', 0), 'employerAdress'),
    /did you mean "employerAddress"/,
  ],
  [
    'pictures that are none',
    () => set(individual, section(individual, 'summary', 'gallery', 'path'), 'employer'),
    /holds no file/,
  ],
  [
    'a next step that nobody offers',
    () => set(individual, section(individual, 'note', 'next'), 'edt'),
    /did you mean "edit"/,
  ],
  [
    'a next step without words',
    () =>
      seenAt(
        inNoLanguage(['individual', 'details', 'sections', 'note', 'empty']),
        individual,
        section(individual, 'note', 'next'),
      ),
    /sections.note.empty" has no words/,
  ],
  [
    'a merged list that does not exist',
    () => set(individual, [...people, 'path', 0], 'garantors'),
    /did you mean "guarantors"/,
  ],
  [
    'a merged list that is a text',
    () => set(individual, [...people, 'path', 1], 'employer'),
    /is not a list of entries/,
  ],
  [
    'a column that no merged list has',
    () => set(individual, [...people, 'columns', 1], 'person.contacts.0.fax'),
    /there is no field/,
  ],
  [
    'a column of lists without words',
    () =>
      seenAt(inNoLanguage(['individual', 'details', 'sections', 'people', 'columns', 'list']), individual, [
        ...people,
        'labelled',
      ]),
    /columns.list" has no words/,
  ],
  [
    'a merged list without a name',
    () =>
      seenAt(inNoLanguage(['individual', 'details', 'sections', 'people', 'lists', 'guarantors']), individual, [
        ...people,
        'path',
        0,
      ]),
    /lists.guarantors" has no words/,
  ],
  [
    'a file in a list that is none',
    () => set(individual, section(individual, 'documents', 'list', 'file'), 'description'),
    /holds no file/,
  ],
  [
    'a list beside fields',
    () => set(individual, section(individual, 'people', 'fields'), ['employer'], section(individual, 'people')),
    /exactly one thing/,
  ],
  [
    'a column of a company file without words',
    () =>
      set(
        corporation,
        section(corporation, 'summary', 'fields', 5, 'id'),
        'codes',
        section(corporation, 'summary', 'fields', 5),
      ),
    /the column "codes" has no words/,
  ],

  // Records
  [
    'a holder of a file that does not exist',
    () => set(record, [...sentAs, 'holder'], 'metadata'),
    /did you mean "metaData"/,
  ],
  ['a holder without the name', () => set(record, [...sentAs, 'name'], 'filename'), /did you mean "fileName"/],
  [
    'a holder without the id',
    () => set(paper, ['properties', 'fileData', 'upload', 'sentAs', 'id'], 'uuid'),
    /there is no field "uuid"/,
  ],
  ['a stamp that is answered', () => set(record, [...sentAs, 'stamp'], 'uploadDate'), /"uploadDate" is not write-only/],
  [
    'a stamp that is no time',
    () => set(record, [...sentAs, 'stampedAs'], 'registrationNumber'),
    /is not read-only|is no time/,
  ],
  [
    'half a stamp',
    () => set(record, [...sentAs, 'stampedAs'], undefined, [...sentAs, 'stamp']),
    /"stampedAs" is missing/,
  ],
  [
    'a file that is sent twice',
    () => set(record, [...file, 'readOnly'], undefined, sentAs),
    /the file itself is sent too/,
  ],
  [
    'a part that no call has',
    () => set(paper, ['properties', 'fileData', 'upload', 'part'], 'document'),
    /did you mean "documents"/,
  ],
  [
    'an id of another name',
    () => set(record, [...picture, 'properties', 'label', 'identity'], true),
    /this field is no id/,
  ],
  [
    'an id that is no uuid',
    () => set(guarantor, ['properties', 'resourceUuid', 'format'], 'line', ['properties', 'resourceUuid', 'identity']),
    /this id is no uuid/,
  ],
  [
    'a running number that is no text',
    () => set(record, ['properties', 'monthlyIncome', 'numbered'], 'N-{number}'),
    /says nothing of a field of type number/,
  ],
  [
    'a running number without a number',
    () => set(record, ['properties', 'reference', 'numbered'], 'LOC'),
    /must match pattern/,
  ],
  [
    'a derived field of nothing',
    () => set(record, ['properties', 'contacts', 'derivedFrom', 0], 'representative.contact'),
    /did you mean "contacts"/,
  ],
  [
    'a derived field that could be sent',
    () => set(record, ['properties', 'contacts', 'readOnly'], undefined, ['properties', 'contacts', 'derivedFrom']),
    /"readOnly" is missing/,
  ],
  [
    'an expiry of what is no date',
    () => set(record, ['properties', 'employer', 'expiresSoon'], 30),
    /this field is no date/,
  ],
  ['an open choice of nothing', () => set(record, ['properties', 'employer', 'open'], true), /"lookup" is missing/],
  [
    'a copy of a list',
    () => set(record, ['properties', 'documents', 'copy'], true),
    /says nothing of a field of type array/,
  ],
  [
    'a lookup that stores nothing',
    () => rename(lookups, ['lookups', 'jobs', 'value'], 'label', ['lookups', 'jobs']),
    /nothing says what of an item is stored/,
  ],

  // The contract
  [
    'a search in a list that does not exist',
    () => replace(contract, 'lists: [guarantors, emergencyContacts]', 'lists: [garantors, emergencyContacts]'),
    /did you mean "guarantors"/,
  ],
  [
    'a search in what is no list',
    () => replace(contract, 'lists: [guarantors, emergencyContacts]', 'lists: [guarantors, employer]'),
    /"employer" is no list/,
  ],
  [
    'a search for a text that does not exist',
    () => replace(contract, 'texts: [person.name, ', 'texts: [person.nam, '),
    /did you mean "name"/,
  ],
  [
    'lists that nobody searches',
    () =>
      replace(
        contract,
        'x-operate: { verb: list, record: tenant/tenant }',
        'x-operate: { verb: list, record: tenant/tenant, lists: [documents] }',
      ),
    /nobody reads "lists"/,
  ],

  // Words
  [
    'words of a block that does not exist',
    () => rename(words('fr', 'tenant'), ['individual', 'details', 'sections', 'bank', 'folds', 'more'], 'most'),
    /nobody uses "individual.details.sections.bank.folds.most"/,
  ],
  [
    'words of an absence that nobody asks for',
    () => set(words('fr', 'tenant'), ['fields', 'employer', 'absent'], 'Il manque'),
    /nobody uses "fields.employer.absent"/,
  ],
  [
    'words of an expiry without one',
    () => set(words('en', 'tenant'), ['fields', 'employer', 'expired'], 'Expired'),
    /nobody uses "fields.employer.expired"/,
  ],
]

describe('the definitions of tenants', () => {
  it('are in order', () => {
    const own = /tenant|guarantor|emergency-contact|supporting-document/
    const found = lintDefinitions(root).filter((finding) => own.test(finding.file))
    expect(found.map(findingLine)).toEqual([])
  })
})

describe('a mistake in the definitions of tenants is found where it is', () => {
  it.each(seeds)('%s', (_, seed, message) => {
    const { changed, file: name, line } = seed()
    const found = lintDefinitions(root, changed)
    const here = found.filter((finding) => finding.file === name && message.test(findingLine(finding)))
    expect(
      here.map((finding) => finding.line),
      found.map(findingLine).join('\n'),
    ).toContain(line)
  })
})
