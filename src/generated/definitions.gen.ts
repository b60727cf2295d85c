// Made by `npm run generate`. Change schemas/meta and run it again.
/**
 * One thing that an answer does.
 */
export type Effect = (PlainEffect | GoEffect | ToastEffect | AlertEffect | MarkEffect | FormEffect | DownloadEffect)
/**
 * `markFields` marks every field that the answer names. `signInAgain` opens the sign-in modal over the screen; after it the call is sent once more. `signIn` keeps the answer as the session, `signOut` removes it. `merge` loads what was saved meanwhile and joins it with what was typed, field by field; where both changed the same, the user chooses, and the record is saved again. `removeRow` takes the row of the action out of the table. `reload` reads again what the screen shows, which stays until then.
 */
export type PlainEffect = ("markFields" | "signInAgain" | "signIn" | "signOut" | "merge" | "removeRow" | "reload")
/**
 * An address below the base path; `table`, `new`, `details` or `edit` for the address of that screen of the record; or several, of which the first counts whose condition the record fulfils and whose every name has a value.
 */
export type Address = (string | (string | AddressChoice)[])
/**
 * An expression of the Common Expression Language that is true or false; `self` is the record. A value that may be absent is asked for first: `has(self.end) && self.end > self.start`.
 */
export type Condition = string | ((self: any, cel: any) => unknown)
/**
 * A template, or several of which the first counts whose every field has a value; `{path}` is filled with the shown value of a field.
 */
export type RecordTitle = (string | string[])
/**
 * Path of a field, alone or with how it is shown; or something put together from several fields. An empty value is a dash, or said in words `fields.<path>.none`.
 */
export type TableColumn = (string | PlacedColumn | NamedColumn)
/**
 * A field, or fields side by side.
 */
export type FormRow = (FormField | FormField[])
/**
 * Path of a field of the record, alone or with how it is placed.
 */
export type FormField = (string | PlacedField)
/**
 * Path of a field.
 */
export type FieldPath = string
/**
 * Form of a value. A `single` value becomes a `list` of one entry, and such a list a single value; a flag becomes the text `true` or `false`.
 */
export type ValueForm = ("text" | "number" | "integer" | "flag" | "list" | "single")
/**
 * Fields of the record that a change of state asks for first: its button opens a form of them. The body of the call holds them and nothing else; one that is left out is emptied. What comes of it is judged as a save of the whole record is.
 * 
 * @minItems 1
 */
export type AskedFields = string[]
/**
 * JSON type of a value.
 */
export type TypeName = ("string" | "number" | "integer" | "boolean" | "object" | "array" | "null")
/**
 * `name` is the name of the file and `id` that of a stored file that is kept, which a new one does not have: two texts of one write-only object. `chosenAt` is a write-only text that carries when the file was chosen, as `MM/DD/YYYY HH:mm:ss` on the clock of the browser; `keptChosenAt` is the read-only text under which that time is stored and answered.
 */
export type SentPart = ("name" | "id" | "chosenAt" | "keptChosenAt")
/**
 * How a value follows from that of another field.
 */
export type Proposal = ("sirenOfSiret" | "vatOfSiren" | "ibanOfRib" | "ribOfIban")
/**
 * An expression of the Common Expression Language that gives a value of the field. Values that may be absent are asked for; `null` gives none.
 */
export type Expression = string
/**
 * What an address shows: a definition, as `folder/name`, one of the few fixed pages of src/app/pages, or another address.
 */
export type Screen = (TableScreenReference | FormScreenReference | DetailsScreenReference | NoticeScreenReference | PageReference | RedirectReference)
/**
 * Path of a field that the table can be filtered by.
 */
export type FilteredPath = string
/**
 * Path or id of a column, with `-` before it for the highest value first.
 */
export type OrderColumn = string
/**
 * A plain value, or an item of named texts.
 */
export type OfferedValue = (string | {
[k: string]: string
})

/**
 * Every kind of definition file, by the name of its meta-schema.
 */
export interface DefinitionLanguage {
definition: Definition
details: DetailsDefinition
form: FormDefinition
formats: FormatsDefinition
lookups: LookupsDefinition
migration: MigrationDefinition
notice: NoticeDefinition
operate: OperateDefinition
outcomes: OutcomesDefinition
record: RecordSchema
screens: ScreensDefinition
shape: ShapeDefinition
table: TableDefinition
values: ValuesDefinition
}
/**
 * What every definition file has.
 */
export interface Definition {
/**
 * Path of the meta-schema of the file, so that editors complete and check it.
 */
$schema: string
[k: string]: unknown
}
/**
 * A record to read. Words: `details.title`, `details.sections.<id>.title`, `details.actions.<id>`, `details.questions.<id>`.
 */
export interface DetailsDefinition {
/**
 * Path of the meta-schema of the file, so that editors complete and check it.
 */
$schema: string
/**
 * Record that is edited, listed or shown, as `folder/name`.
 */
record: string
load?: Call
/**
 * Address of the link above the heading; of details it is that of the table unless it is written.
 */
back?: string
/**
 * What else can be done with a stored record: buttons beside save in a form and beside the heading in details, a menu at the end of each row of a table, but for those that stand `apart`. `details`, `edit` and `remove` are usual where the record has these screens and that call; one of the same name takes the place of the usual one. The words are `actions.<id>`.
 */
actions?: Action[]
/**
 * Other details that these start from, as `folder/name`: what stands here goes before, and a section is joined with the one of the same id, of which `id` alone takes it over.
 */
use?: string
only?: Condition
title?: RecordTitle
/**
 * Fields shown under the heading.
 */
facts?: string[]
/**
 * Fields of which the filled share is shown as a bar, with the words `details.progress`. Fields of sections that are not shown do not count.
 * 
 * @minItems 1
 */
progress?: string[]
/**
 * Parts of the page, in their order.
 * 
 * @minItems 1
 */
sections: DetailsSection[]
}
/**
 * A call that fetches what the screen shows, or sends what was typed.
 */
export interface Call {
/**
 * Operation of the API document; without it, the only one that does this with any record of the kind, or the one for each variant of it. Its path parameters are filled from the address; fields travel as its query parameters of the same name, and all others in the body it takes, as JSON or as a part beside files.
 */
operation?: string
/**
 * Operation that is called next and gives what is shown, where the first one only tells which it is. Its path parameters are filled from the first answer, then from the route; both calls have the same outcomes.
 */
then?: string
outcomes?: OutcomeTable
}
/**
 * Answer → effects, carried out in their order. The row of the status counts, else `other` for every refusal. A call that got no answer takes `network`, and `other` where there is no such row. A row of its own replaces the row of the table named by `use`. An empty list means that nothing visible happens.
 */
export interface OutcomeTable {
/**
 * Name of a shared table of schemas/outcomes.json that this one starts from.
 */
use?: string
/**
 * Effects of every answer that has no row.
 */
other?: Effect[]
/**
 * Effects when no answer came.
 */
network?: Effect[]
/**
 * Effects of the answer with this status.
 * 
 * This interface was referenced by `OutcomeTable`'s JSON-Schema definition
 * via the `patternProperty` "^[1-5][0-9][0-9]$".
 */
[status: `${number}`]: Effect[]
}
/**
 * Opens another screen.
 */
export interface GoEffect {
go: Address
}
/**
 * An address for some records.
 */
export interface AddressChoice {
/**
 * Address below the base path.
 */
to: string
only?: Condition
}
/**
 * Adds a message with its time at the edge of the page.
 */
export interface ToastEffect {
/**
 * Name of the words: `messages.<words>.title` and `messages.<words>.message`, looked for in the resource and then in the common words.
 */
toast: string
/**
 * Weight of the message.
 */
type: ("error" | "success" | "warning")
/**
 * What follows the message: `fields` lists the fields that the answer names; `reason` adds the technical reason; `catalogue` takes the text of the message key in the answer instead of `message`.
 */
details?: ("fields" | "reason" | "catalogue")
}
/**
 * Shows a message inside the form. It hides when a field gets the focus.
 */
export interface AlertEffect {
/**
 * Name of the words, `messages.<words>.message`; `catalogue` takes the text of the message key in the answer.
 */
alert: string
/**
 * Weight of the message.
 */
type?: ("error" | "success" | "warning")
}
/**
 * Marks one field as wrong, if the answer names it.
 */
export interface MarkEffect {
/**
 * Path of the field.
 */
mark: string
/**
 * Marks it for these codes alone; for any if not given.
 * 
 * @minItems 1
 */
codes?: string[]
}
/**
 * Shows another form in the place of this one. What the answer has to say (`alert`) is said above the new one.
 */
export interface FormEffect {
/**
 * Form definition as `resource/name`.
 */
form: string
}
/**
 * Saves the bytes that were answered as a file of the user.
 */
export interface DownloadEffect {
/**
 * Name under which the file is saved.
 */
download: string
}
/**
 * Something that the user can do with a record; its words are `actions.<id>`.
 */
export interface Action {
/**
 * Name of the action.
 */
id: string
/**
 * Name of an icon of src/ui/icons.
 */
icon?: string
to?: Address
/**
 * Operation of the API document that it calls.
 */
operation?: string
only?: Condition
/**
 * Asks first, with the words `questions.<id>`, under a title of the action and the record or the words `asks.<id>.title`; the call is made only after the user agreed. A change of state that `asks` for fields opens a dialog already.
 */
confirm?: boolean
/**
 * Destroys something; shown in the error colour, and so is the button of its question.
 */
danger?: boolean
/**
 * Operation that answers with numbers by name, such as how much goes with the record. The question tells those above 0 with the words `asks.<id>.list` and, for each, `asks.<id>.counts.<name>`.
 */
counts?: string
/**
 * Id of another action that the question offers, such as to keep a copy.
 */
before?: string
/**
 * Stands at the end of the page, in a section of its own with the words `apart.title` and `apart.help`. In a table it is done once, and not with a row.
 */
apart?: boolean
outcomes?: OutcomeTable
}
/**
 * A card. It holds pictures, fields, blocks that fold, or a list. Its words are `sections.<id>.title`, `.help` and `.empty`: where these last exist and nothing of the section has a value, they stand there alone, with the action `edit` where the page offers it. Where there are words `sections.<id>.private`, the section is printed only if the person chooses it; they say so beside its name.
 */
export interface DetailsSection {
/**
 * Name of the section.
 */
id: string
show?: Condition
/**
 * What is shown as label and value. `*` stands for every field that no section names.
 */
fields?: TableColumn[]
/**
 * Path of a list of pictures, or of a single one; they open large.
 */
gallery?: string
/**
 * Width and height of the pictures in CSS pixels; they stand beside the fields then.
 * 
 * @minItems 2
 * @maxItems 2
 */
size?: number[]
/**
 * A list of entries, or of the records that point at this one.
 */
list?: (EntryList | PointingList)
/**
 * Blocks below the fields that open and close, by name: what each shows as label and value. The title of one is `sections.<section>.folds.<name>`; one without a value is left out.
 */
folds?: {
/**
 * @minItems 1
 */
[k: string]: TableColumn[]
}
}
/**
 * A column with how it is shown.
 */
export interface PlacedColumn {
/**
 * Path in the record; also decides order and search.
 */
path: string
to?: Address
/**
 * Share of the width in a table. Without it the kind of the field decides.
 */
width?: ("narrow" | "normal" | "medium" | "wide")
/**
 * A column of `low` priority is left out of a table while there is no room for all; cards on a phone show it.
 */
priority?: "low"
/**
 * What the rows that are shown have in all stands under a column of numbers of a table.
 */
sum?: boolean
show?: Condition
}
/**
 * Several fields in one column: put together in a text, or one below the other. Its words are those of a column with this id.
 */
export interface NamedColumn {
/**
 * Name of the column.
 */
id: string
/**
 * Templates, e.g. `{name} ({form})`, filled with the shown values of fields. The first one counts of which every field has a value; the last one is filled with what there is.
 * 
 * @minItems 1
 */
texts?: string[]
/**
 * Paths of fields that stand one below the other, each shown by its kind; empty ones are left out.
 * 
 * @minItems 1
 */
lines?: string[]
to?: Address
}
/**
 * Entries of a list inside the record, or of several lists together, as a small table. A column is headed by the words `sections.<id>.columns.<path>`, else by the label of its field. An entry that holds a file offers to look at it, where it is a picture or a PDF, and to download it under its name.
 */
export interface EntryList {
/**
 * Path of the list; or several paths of lists or single objects, which are shown together, one after the other. A column of which one of them has no field is empty there. Where there are words `sections.<id>.columns.list`, a first column of that name tells of each entry which list it is of, with the words `sections.<id>.lists.<path>`.
 */
path: (string | string[])
/**
 * What is shown of an entry, with paths that start at the entry.
 * 
 * @minItems 1
 */
columns: TableColumn[]
}
/**
 * The records of another kind that point at this one, as a small table whose first column leads to their details, with a button to a new one. `sections.<id>.empty` stands there where there are none.
 */
export interface PointingList {
/**
 * Record that points at this one, as `folder/name`.
 */
refers: string
/**
 * Its field that does, at the top of the record; the form of a new one opens with the field filled in.
 */
by: string
/**
 * What is shown of each.
 * 
 * @minItems 1
 */
columns: TableColumn[]
}
/**
 * A form over a record: its sections, what is shown when, what clears what, which call saves it and what each answer does. Titles and helps are words: `form.title`, `form.sections.<id>.title`… in the locale file of the folder (`<name>.form.…` where the file is not named after its folder).
 */
export interface FormDefinition {
/**
 * Path of the meta-schema of the file, so that editors complete and check it.
 */
$schema: string
/**
 * Record that is edited, listed or shown, as `folder/name`.
 */
record: string
load?: Call
/**
 * Address of the link above the heading; of details it is that of the table unless it is written.
 */
back?: string
/**
 * What else can be done with a stored record: buttons beside save in a form and beside the heading in details, a menu at the end of each row of a table, but for those that stand `apart`. `details`, `edit` and `remove` are usual where the record has these screens and that call; one of the same name takes the place of the usual one. The words are `actions.<id>`.
 */
actions?: Action[]
/**
 * Another form that this one starts from, as `folder/name`: what stands here goes before, and a section is joined with the one of the same id.
 */
use?: string
create?: Call
update?: Call
/**
 * Parts of the form, in their order; each is a card with a title.
 * 
 * @minItems 1
 */
sections: FormSection[]
/**
 * Fields that lose their value when the user changes another, by the path of that one.
 */
clears?: {
/**
 * @minItems 1
 */
[k: string]: string[]
}
/**
 * Links under the form.
 */
links?: FormLink[]
/**
 * Fields that `*` leaves out; what they hold is kept and sent as it is.
 * 
 * @minItems 1
 */
except?: string[]
/**
 * Fields whose absence leaves the save button enabled. A save that is tried without them shows an error toast with the words `fields.<path>.absent`. They mark their tab all the while.
 * 
 * @minItems 1
 */
askedOnSubmit?: string[]
/**
 * Of a form in which entries of a list are typed: what is shown of each entry in the list, and of each that is found.
 * 
 * @minItems 1
 */
columns?: TableColumn[]
/**
 * Of a form in which entries of a list are typed: operation of the API document that finds entries, in a second tab beside it; the one that is chosen is taken over into the form. Its query parameter carries what was typed.
 */
search?: string
}
/**
 * A card of fields.
 */
export interface FormSection {
/**
 * Name of the section; its words are `sections.<id>.title` and `.help`. Without a title it is shown without a heading.
 */
id: string
show?: Condition
/**
 * Path of an object that may be absent. A tick box, with the words `sections.<id>.toggle`, makes it present and shows the fields; unticking takes it away with all that was typed.
 */
optional?: string
/**
 * Fields from top to bottom. A list puts its fields side by side. `*` stands for every field of the record that no section names.
 */
fields: FormRow[]
/**
 * Name of the tab that holds the section; tabs stand in the order in which sections first name them. The words are `form.tabs.<id>`. A tab tells whether all in it is valid, whether it is open or not.
 */
tab?: string
/**
 * When the section is disabled: an expression on the record; or `true`, where its fields are those of some variants, to disable it instead of hiding it for the others. The fields of a disabled section are shown, but can neither be changed nor are they required; stored values stay or go as under `show`. The words `sections.<id>.disabled` say why.
 */
disable?: (Condition | true)
}
/**
 * A field with how it is placed.
 */
export interface PlacedField {
/**
 * Path in the record, with dots; a number stands for an entry of a list.
 */
path: string
/**
 * Another look for the same kind of value. A yes or no that must be answered is two choices, unless it has a default or says `checkbox`.
 */
as?: ("radio" | "select" | "paragraph" | "checkbox")
/**
 * What the browser may fill in by itself, in the words of HTML. `off` unless given, for most people in a record are not the user.
 */
autocomplete?: ("off" | "on" | "name" | "honorific-prefix" | "given-name" | "additional-name" | "family-name" | "nickname" | "username" | "current-password" | "new-password" | "one-time-code" | "organization" | "organization-title" | "street-address" | "address-line1" | "address-line2" | "address-level1" | "address-level2" | "country" | "country-name" | "postal-code" | "bday" | "sex" | "url" | "email" | "tel" | "tel-national" | "language" | "photo")
show?: Condition
/**
 * For a list: the form in which an entry is typed, as `folder/name`, which opens over this one, or how one is typed in place. The record of the form has the shape of the entries; the words are `fields.<path>.add`, `.new`, `.change` and `.remove`, else `app:entries.…`.
 */
entry?: (string | EntryEditor)
disable?: Condition
/**
 * Cannot be changed once the record is stored.
 */
fixed?: boolean
/**
 * The field is never shown; it has this value wherever it would be shown.
 */
constant?: (string | number | boolean)
}
/**
 * How an entry of a list is added and shown.
 */
export interface EntryEditor {
/**
 * Fields of an entry, with paths that start at the entry. Conditions, `fixed` and `constant` belong to forms: entries that need them have one of their own.
 */
fields: FormRow[]
/**
 * What is shown of each entry that is in the list.
 * 
 * @minItems 1
 */
columns: TableColumn[]
}
/**
 * A link under the form; its words are `links.<id>`. One from a form to a notice opens in a tab of its own, so that what is typed stays.
 */
export interface FormLink {
/**
 * Name of the link.
 */
id: string
/**
 * Address below the base path.
 */
to: string
}
/**
 * The formats that record schemas name.
 */
export interface FormatsDefinition {
/**
 * Path of the meta-schema of the file, so that editors complete and check it.
 */
$schema: string
/**
 * Formats by name.
 */
formats: {
[k: string]: Format
}
}
/**
 * What a text or number must look like, how it is brought into its normal form and how it is shown.
 */
export interface Format {
/**
 * Kind of field that a value of this format gets.
 */
kind?: ("text" | "date" | "email" | "phone" | "website" | "secret")
/**
 * Steps applied before the test, and to what is stored. `spaces` takes out all white space; `separators` takes out dots, commas, dashes, brackets and bars; `trunkZero` takes out the zero behind `+33` or `0033`, with brackets or without; `trim` only the white space around. Signs that nobody sees go first, but for joiners in names; so does the name of a number with `advice` that stands before it, as in `IBAN FR14 …`.
 */
normalise?: ("trim" | "spaces" | "separators" | "trunkZero" | "upperCase")[]
/**
 * Regular expression that the normal form must match as a whole record would be read: give ^ and $.
 */
pattern?: string
/**
 * Regular expressions that the normal form must match one and all, by name. A control tells which are still to be met while the value is typed, with the words `demands.<name>`.
 */
demands?: {
[k: string]: string
}
/**
 * A check that no regular expression can say: `date` is a real dd/mm/yyyy day, `pastDate` one that is not after today, `pastYear` a number that is not above the present year, `stamp` a real `MM/DD/YYYY HH:mm:ss` time, which is shown as its day in dd/mm/yyyy, `url` parses with http:// put before it if no scheme is there, `uuid` is an identifier.
 */
check?: ("date" | "pastDate" | "pastYear" | "stamp" | "url" | "uuid")
/**
 * French numbers whose check digits are looked at: a value whose own do not match gets a remark, `remarks.<name>` in locales/, which never blocks.
 */
advice?: ("siren" | "siret" | "vat" | "rib" | "iban")
/**
 * Lengths of the groups in which the value is shown; the last one repeats.
 */
groups?: number[]
/**
 * Names of the groups. A value that fills them all is also shown split, each part under its words `parts.<name>`.
 * 
 * @minItems 2
 */
parts?: string[]
/**
 * Keyboard that a phone opens.
 */
inputMode?: ("text" | "numeric" | "decimal" | "tel" | "email" | "url")
}
/**
 * Lists of values that come from the server.
 */
export interface LookupsDefinition {
/**
 * Path of the meta-schema of the file, so that editors complete and check it.
 */
$schema: string
/**
 * Lookups by name.
 */
lookups: {
[k: string]: Lookup
}
}
/**
 * Where the values come from and how an item is read. A list of plain strings is both value and, through `options` in locales/, label.
 */
export interface Lookup {
/**
 * Operation of the API document that lists the values.
 */
operation: string
/**
 * Property of an item that is stored.
 */
value?: string
/**
 * Property of an item that is shown; where the languages have their own, one for each.
 */
label?: (string | {
[k: string]: string
})
/**
 * Name of the query parameter that carries what the user typed, a second after the last key. Without it the whole list is loaded once.
 */
query?: string
}
/**
 * A step that carries stored records over to changed schemas: `schemas/migrations/<number>-<words>.migration.json`, numbered from 0001 without a gap. The server carries records over when it starts; `npm run migrate -- --to <number>` brings them forth and back. A step that stands in `stored.shape.json` is never changed: another one follows it.
 */
export interface MigrationDefinition {
/**
 * Path of the meta-schema of the file, so that editors complete and check it.
 */
$schema: string
/**
 * What becomes of the records, one change after the other; on the way back in the opposite order.
 * 
 * @minItems 1
 */
changes: RecordChange[]
}
/**
 * One change of all stored records of a kind. Paths have dots and no positions in lists: they name the field in every entry.
 */
export interface RecordChange {
/**
 * Kind of the stored records, `<folder>/<name>` of their schema. A part that a record takes in by `$ref` is stored inside that record.
 */
record: string
rename?: FieldPath
retype?: FieldPath
remove?: FieldPath
set?: FieldPath
calculate?: FieldPath
narrow?: FieldPath
/**
 * Of `rename`, the new path, whole: it stays within the same entry of every list; an object on the way is made where it is missing, and one that is left empty stays until it is removed. Of `retype`, the form of the values from now on. Of `set`, the value. Of `calculate`, the expression that gives it.
 */
to?: (string | number | boolean | unknown[] | {
[k: string]: unknown
})
/**
 * Of `retype`, the form of the values so far. Of `calculate`, the expression that gives the value so far, on the way back.
 */
from?: (ValueForm | string)
/**
 * Pairs of a stored value and the one that takes its place; in a list of plain values, of each entry. Other values stay as they are, or are converted. On the way back, the first pair counts: one of a value with itself, put first, keeps what was stored so before.
 * 
 * @minItems 1
 */
values?: (string | number | boolean)[][]
/**
 * What takes the place of a value that is not in `values` and cannot be converted; null takes it away. Such a value does not come back, so `because` must say why that is right.
 */
otherwise?: (string | number | boolean | null)
/**
 * What is lost for good, or stays behind, and why that is right.
 */
because?: string
}
/**
 * A page that says something, with what can be done next. Words, in the locale file of its folder: `<name>.notice.title`, `.text`, `.actions.<id>`, `.questions.<id>`, `.links.<id>`.
 */
export interface NoticeDefinition {
/**
 * Path of the meta-schema of the file, so that editors complete and check it.
 */
$schema: string
/**
 * Name of a drawing of src/ui/drawings, shown above the words.
 */
drawing?: string
/**
 * What can be done here. Path parameters of a call are filled from the route; what its answer has to say (`alert`) is said on the page.
 */
actions?: Action[]
/**
 * Links under the words.
 */
links?: FormLink[]
}
/**
 * What the server does with a call of openapi/openapi.yaml, under `x-operate`: one of the verbs on a record, or a handler of its own.
 */
export interface OperateDefinition {
sets?: GivenValues
asks?: AskedFields
/**
 * What is done with the record that the path names by the last of its parameters which neither `only` nor `sets` take; `set` gives a stored one the values under `sets` and needs no body.
 */
verb?: ("list" | "get" | "create" | "update" | "set" | "remove")
/**
 * Name of a handler of src/server/operations/operations.ts.
 */
handler?: string
/**
 * Record that the call works on, `folder/name`.
 */
record?: string
/**
 * Which records the call takes: by their values, else they are not found; or, of `set`, by an expression, else they refuse it with 412.
 */
only?: (NeededValues | Condition)
/**
 * What is answered: a list of schemas/lookups, or an enumeration, `folder/name#/pointer` of a record.
 */
values?: string
/**
 * Texts by which the entries of lists are found: the first list on the way of each path is searched.
 * 
 * @minItems 1
 */
texts?: string[]
}
/**
 * Values that the call gives the record; another value that is sent is refused. `today()` is the day on which the server is called, null takes a value out.
 */
export interface GivenValues {
[k: string]: (string | number | boolean | null)
}
/**
 * Values that the stored record must have, else it is not found; `{name}` stands for a path parameter.
 */
export interface NeededValues {
[k: string]: string
}
/**
 * Outcome tables that several definitions share. An outcome table says what each answer of a call does on the screen.
 */
export interface OutcomesDefinition {
/**
 * Path of the meta-schema of the file, so that editors complete and check it.
 */
$schema: string
/**
 * Tables by name; a definition takes one over with `use`.
 */
tables: {
[k: string]: OutcomeTable
}
}
/**
 * What a record is: its fields, their kinds and limits. A JSON Schema in a profile that is valid as draft-07 and as 2020-12 alike. It types the API, validates in the browser and on the server, and drives form, list and details. It holds no text for people: words stand in locales/, keyed by the path of the field.
 */
export interface RecordSchema {
/**
 * Path of the meta-schema of the file, so that editors complete and check it.
 */
$schema: string
properties: Fields
/**
 * Names of the fields that must be filled in.
 */
required?: string[]
/**
 * Always false: a misspelt field would be stored unseen.
 */
additionalProperties?: false
/**
 * Rules over several fields. They speak of the whole record, kept entries included, never of what happens to travel over the wire or to stand in a row of a table; that is why this is no keyword of JSON Schema, which would hold everywhere. Those of an object come with a record that is taken in by `$ref`.
 */
rules?: RecordRule[]
/**
 * A record is always an object.
 */
type: "object"
/**
 * Path of the usual five calls, behind the proxy prefix: list, get, create, update and remove. They stand in the served contract, in the types and in the client as if they were written in openapi/openapi.yaml: `listVehicles`, `getVehicle` and so on. A record with uploads travels as `multipart/form-data`, itself as the part `record`.
 */
calls?: string
/**
 * Changes of state, by name: `terminate` is the call `terminateLease`, behind the path of `calls`, and an action of that id in a table or in details, whose words it has.
 */
changes?: {
[k: string]: RecordChangeOfState
}
title?: RecordTitle
discriminator?: Discriminator
/**
 * Variants of the record, such as a person and a company: what only some records have, and what is demanded of them. Each names its value of the field that `discriminator` names; forms and details show its fields for records of that value alone. Any record is taken with fields of another variant, which is not asked for them and whose limits do not hold for it. A field is of one kind in all variants.
 * 
 * @minItems 2
 */
oneOf?: PropertySchema[]
/**
 * Parts that this file uses more than once, or that others take over from it.
 */
$defs?: {
[k: string]: PropertySchema
}
}
/**
 * Fields of a record or an object, by name. Names are the names on the wire and in storage.
 */
export interface Fields {
[k: string]: PropertySchema
}
/**
 * One field of a record.
 */
export interface PropertySchema {
properties?: Fields
/**
 * Names of the fields that must be filled in.
 */
required?: string[]
/**
 * Always false: a misspelt field would be stored unseen.
 */
additionalProperties?: false
/**
 * Rules over several fields. They speak of the whole record, kept entries included, never of what happens to travel over the wire or to stand in a row of a table; that is why this is no keyword of JSON Schema, which would hold everywhere. Those of an object come with a record that is taken in by `$ref`.
 */
rules?: RecordRule[]
/**
 * Takes the declaration from elsewhere: `#/$defs/Name` or `../resource/resource.schema.json`. What stands beside it is added: fields, demands and rules at any depth; any other word overrides. What several records share has a file in `schemas/shapes`, which is no record by itself.
 */
$ref?: string
/**
 * Type of the stored value; a list with `null` means that the value may be absent as a whole.
 */
type?: (TypeName | TypeName[])
/**
 * Name of a format of schemas/formats.json. It decides validity, normal form and display.
 */
format?: string
/**
 * The values that may be chosen. Their words stand under `options` in locales/.
 * 
 * @minItems 1
 */
enum?: (string | null)[]
/**
 * `declared`: tables sort the field, and offer its values to a filter, in the order of `enum`; without it by their words. `first`: a text that is put together of several fields sorts by this one before the others, as people by their family name.
 */
sort?: ("declared" | "first")
/**
 * Of a choice that names the unit of a number: how much of one common unit each of its values is. Lists sort such numbers, and filter them, as so many of that unit.
 */
factors?: {
[k: string]: number
}
/**
 * The only value that is allowed.
 */
const?: (string | number | boolean | null)
/**
 * Value of the field in a new record.
 */
default?: (string | number | boolean | null)
/**
 * Least number of characters.
 */
minLength?: number
/**
 * Greatest number of characters.
 */
maxLength?: number
/**
 * Regular expression that the text must match.
 */
pattern?: string
/**
 * Least number.
 */
minimum?: number
/**
 * Greatest number.
 */
maximum?: number
items?: PropertySchema
/**
 * Least number of entries.
 */
minItems?: number
/**
 * Greatest number of entries.
 */
maxItems?: number
/**
 * No entry may occur twice.
 */
uniqueItems?: boolean
/**
 * Given by the server and never sent. A field of the record itself begins with its `default`, and only `changes` give it another value.
 */
readOnly?: boolean
/**
 * Sent and never given back.
 */
writeOnly?: boolean
/**
 * Kind of field, when type and format do not tell it. All kinds are in docs/reference/kinds.md.
 */
kind?: string
/**
 * Name of a lookup of schemas/lookups.json that offers the values. Where it offers the same ones to everybody, no other value is taken; `open` allows others.
 */
lookup?: string
/**
 * Record at which the field points, as `folder/name`: its value is the id of one of the owner's own records of that kind. On a text of format `uuid`, or on the `items` of a list of them.
 */
refers?: string
/**
 * Which of the records may be chosen: an expression on `it`, what lists answer of the other record, and on `self`, what holds the field. The form offers no other, and the server refuses any other at the field. A stored reference that does not fit any more stays as long as it is not changed.
 */
among?: string
/**
 * What happens as the record is removed at which the field points: `refuse` keeps it, which holds without this word; `forget` empties the field. An object keeps it where its expression is true, and empties the field otherwise.
 */
onRemove?: (("refuse" | "forget") | Removal)
/**
 * Unit shown inside the field and behind the value, e.g. `€`, which is not translated; or, as `{measureUnity}`, the path of a choice whose value names the unit: its sign is `units.<value>` in locales/.
 */
unit?: string
/**
 * False leaves the field out of the rows of lists, in what the server answers and in the contract.
 */
listed?: boolean
upload?: Upload
wire?: FieldOnWire
/**
 * Name of the field beside this one whose value it must repeat, as a password and its confirmation.
 */
sameAs?: string
/**
 * Asked in the form and never sent, as the consent to rules.
 */
local?: boolean
/**
 * Values that are offered, in one click, while the field is empty: names of fields beside it, and how a value follows from each.
 */
proposals?: {
[k: string]: Proposal
}
/**
 * Id of the part of the record that holds this field: the server gives one to a new part, and it is sent back with a stored one. Another id is refused. A part that is no entry of a list keeps its id when it comes without. The `readOnly` `resourceUuid` of the entries of a list is such an id as well, unless `keptAs`, or a file that each entry must have, tells which entries were kept.
 */
identity?: boolean
/**
 * Given by the server to a new record, e.g. `T-{number}`; `{number}` is its running number among the records of its kind and owner. For a field of the record itself. An update sends it back unchanged or not at all; another value, and any value for a new record, is refused.
 */
numbered?: string
initial?: Expression
computed?: Expression
/**
 * Other values than those of the lookup may be typed as well; it only proposes.
 */
open?: boolean
/**
 * The date is one of expiry. It is marked when it has passed, and as many days before; the words are `fields.<path>.expired` and `.expiresSoon`, else `app:dates.…`.
 */
expiresSoon?: number
/**
 * A button beside the shown value copies it.
 */
copy?: boolean
}
/**
 * What must be true of the record: `rule`, an expression that may not be false, shown at `field` with words of its own; `then`, what the record must match if the expression `if` is true of it; or `unique`, fields whose values, taken together, no other record of the owner has.
 */
export interface RecordRule {
rule?: Condition
/**
 * Path of the field at which a broken rule is shown; it starts at what holds the rule.
 */
field?: string
/**
 * Name of the words, and code of the problem in the answers of the server: `rules.<words>` in the words of the folder, else in those of `app`.
 */
words?: string
/**
 * `error` refuses the record, in the browser and on the server. `warning` is advice, which is shown and never blocks.
 */
severity?: ("error" | "warning")
if?: Condition
then?: Demand
/**
 * Paths of fields, for a rule of a record itself. What is wrong is shown at the first one. A record that lacks one of them is alike to none. Case and spaces count; how accents are encoded does not. The server refuses the second record, also where both come at once. Stored records that were alike before the rule stay as they are, and can be saved until one of these values changes.
 * 
 * @minItems 1
 */
unique?: string[]
}
/**
 * A JSON Schema that the record must match.
 */
export interface Demand {
[k: string]: unknown
}
/**
 * Which records keep the one from being removed at which they point.
 */
export interface Removal {
/**
 * An expression on what holds the field.
 */
refuse: string
}
/**
 * The entries of this field are files. They travel as parts of a multipart body.
 */
export interface Upload {
/**
 * Pictures are shown whole on a white ground and never cropped, such as a signature or a paper.
 */
whole?: boolean
/**
 * Name of the multipart part that carries each file.
 */
part: string
/**
 * Media types that are taken; `* /*` takes any file. The server looks at the content, not at the name.
 * 
 * @minItems 1
 */
accept: string[]
/**
 * Greatest size of one file, in bytes.
 */
maxBytes: number
/**
 * Operation of the API document that gives the bytes of a stored file; its path parameter is the id of the file.
 */
bytes: string
}
/**
 * How a field travels, where that is not as it stands. No screen shows any of it.
 */
export interface FieldOnWire {
/**
 * Name of the write-only field of the record that carries the ids of the stored entries which the user kept; entries that are new travel whole, or as files. Works for a list of entries and for a single one.
 */
keptAs?: string
/**
 * Other spellings that a server may answer with, and the value that each stands for.
 */
aliases?: {
[k: string]: string
}
/**
 * For a text that a server may answer as an object of parts: how the parts are put together, e.g. `{number}, {street} {town}`. What stands before a missing part is left out with it.
 */
fromParts?: string
/**
 * What stands for the file in the JSON that is sent beside the parts: fields beside it, as they travel, and what each of them holds. Without it, and without `keptAs`, a stored file that is kept stands there as it is answered. New files are matched with the parts of their name in their order; in the entries of a list without `sentAs`, a new file stands there like a stored one, under any other id. The entries of a list hold single files only.
 */
sentAs?: {
[k: string]: SentPart
}
}
/**
 * Values that a call gives a stored record.
 */
export interface RecordChangeOfState {
sets: GivenValues
asks?: AskedFields
only?: Condition
}
/**
 * Says which of the variants under `oneOf` a record is.
 */
export interface Discriminator {
/**
 * Field of the record whose value names the variant: a choice that is always there.
 */
propertyName: string
}
/**
 * Every address of the product, what it shows and to whom, and the menus.
 */
export interface ScreensDefinition {
/**
 * Path of the meta-schema of the file, so that editors complete and check it.
 */
$schema: string
/**
 * Addresses below the base path. Matching is exact; a trailing slash is the same address.
 * 
 * @minItems 1
 */
routes: Route[]
/**
 * Records with a table, a form and details of their name: their addresses below one path, and their place in the menu.
 */
resources?: {
[k: string]: Resource
}
/**
 * Address that any other address leads to.
 */
notFound: string
/**
 * Address that a visitor without a session is sent to; after it he comes back.
 */
signIn: string
/**
 * Address that a signed-in user is sent to from pages for visitors.
 */
home: string
/**
 * Address that signing out leads to.
 */
landing: string
/**
 * Form, as `folder/name`, of the modal that opens when a session has ended.
 */
signInAgain: string
/**
 * Form, as `folder/name`, of the modal that opens when a call asks for a newer sign-in than the session rests on.
 */
confirmSignIn: string
/**
 * Side menu: titled parts, each with its entries.
 */
menu: MenuEntry[]
/**
 * Menu under the user's name.
 */
userMenu: MenuEntry[]
}
/**
 * One address.
 */
export interface Route {
/**
 * Address; `{name}` takes one segment and gives it that name. Where several fit, the one with more fixed segments counts.
 */
path: string
/**
 * `signedIn` sends others to sign-in; `visitor` sends signed-in users home.
 */
guard?: ("signedIn" | "visitor" | "anyone")
/**
 * `app` is the signed-in layout with the menus, `card` one card in the middle of the page, `plain` nothing around. Without it, users who are signed in get `app`, others `card`.
 */
frame?: ("app" | "card" | "plain")
screen: Screen
}
/**
 * A table of records.
 */
export interface TableScreenReference {
/**
 * Table definition as `folder/name`.
 */
table: string
}
/**
 * A form.
 */
export interface FormScreenReference {
/**
 * Form definition as `folder/name`.
 */
form: string
}
/**
 * A record to read.
 */
export interface DetailsScreenReference {
/**
 * Details definition as `folder/name`.
 */
details: string
}
/**
 * A page of words.
 */
export interface NoticeScreenReference {
/**
 * Notice definition as `folder/name`.
 */
notice: string
}
/**
 * A fixed page.
 */
export interface PageReference {
/**
 * Name of the page.
 */
page: string
}
/**
 * Nothing of its own.
 */
export interface RedirectReference {
/**
 * Address that is opened instead.
 */
redirect: string
}
/**
 * The addresses of a record: its table at the path itself, a new one at `/new`, details and form at `/{id}/details` and `/{id}/edit`.
 */
export interface Resource {
/**
 * Address of the table.
 */
path: string
/**
 * The pages of details, as `folder/name`, where a record has several; the name of a page stands in its address before the id. Which of them is that of a record, they say under `only`.
 * 
 * @minItems 1
 */
details?: string[]
/**
 * Id of the section of the side menu that has an entry for the table, with the title of the table; or of the entry that opens the table.
 */
menu?: string
/**
 * Name of an icon of src/ui/icons, for an entry in a section.
 */
icon?: string
}
/**
 * An entry of a menu; its words are `menu.<id>`. It opens an address or the table of a resource, does something, or holds further entries.
 */
export interface MenuEntry {
/**
 * Name of the entry.
 */
id: string
/**
 * Name of an icon of src/ui/icons.
 */
icon?: string
/**
 * Address that it opens.
 */
to?: string
/**
 * Entries below it.
 */
entries?: MenuEntry[]
/**
 * What it does instead of opening an address.
 */
does?: ("openSettings" | "signOut")
}
/**
 * What stored records look like: every field that is stored, with all that decides which values it takes. `npm run generate` writes `schemas/migrations/stored.shape.json`, and only if no value that the last commit stores is left behind by the schemas: what was widened or added is taken over, everything else needs a step of `schemas/migrations/` first.
 */
export interface ShapeDefinition {
/**
 * Path of the meta-schema of the file, so that editors complete and check it.
 */
$schema: string
/**
 * Steps that are part of this shape, by file name without its endings, each with the SHA-256 of what it says.
 */
steps: {
[k: string]: string
}
/**
 * Of each step that calculates, by the same name, the fields by path that each of its expressions reads, as they were stored before it; by the position of the change in the step.
 */
calculated?: {
[k: string]: {
[k: string]: {
[k: string]: unknown
}
}
}
/**
 * Of each kind of record that an operation stores, `<folder>/<name>`, the fields by path with dots, without positions in lists; `*` stands for the record itself, `<path>.*` for the object or the entry at a path, where rules hang on it. What decides which values a field takes is said in the words of the schema of the record; beside them, `nullable` says that it may be null, `required` that the object which holds it demands it.
 */
records: {
[k: string]: {
[k: string]: {
[k: string]: unknown
}
}
}
}
/**
 * A table of records: columns, what a row offers, and what stands there when it is empty. All rows are shown at once. Words: `table.title`, `table.columns.<path>`, `table.new`, `table.empty`, `table.actions.<id>`.
 */
export interface TableDefinition {
/**
 * Path of the meta-schema of the file, so that editors complete and check it.
 */
$schema: string
/**
 * Record that is edited, listed or shown, as `folder/name`.
 */
record: string
load?: Call
/**
 * Address of the link above the heading; of details it is that of the table unless it is written.
 */
back?: string
/**
 * What else can be done with a stored record: buttons beside save in a form and beside the heading in details, a menu at the end of each row of a table, but for those that stand `apart`. `details`, `edit` and `remove` are usual where the record has these screens and that call; one of the same name takes the place of the usual one. The words are `actions.<id>`.
 */
actions?: Action[]
/**
 * Columns from left to right. Where none leads anywhere, the first one opens the details of its row. `*` stands for every field of the rows that is neither named nor left out.
 * 
 * @minItems 1
 */
columns: TableColumn[]
/**
 * Fields that the table can be filtered by: dates and numbers by the first and the last value, all others by some of the values that rows have. What is chosen stands in the address.
 * 
 * @minItems 1
 */
filters?: (FilteredPath | TableFilter)[]
/**
 * The column by which rows stand until another one is chosen, by its path or id; with `-` before it, the highest value comes first. Of several, the next one counts where the ones before are alike, also behind a column that is chosen. Without it the newest rows come first.
 */
order?: (OrderColumn | OrderColumn[])
/**
 * Fields that `*` leaves out.
 */
except?: string[]
/**
 * Address that the button for a new record opens: that of its form unless it is written.
 */
new?: string
}
/**
 * A filter with the values that are chosen when the table opens.
 */
export interface TableFilter {
path: FilteredPath
/**
 * Values that are chosen until the user chooses others or clears the filter.
 * 
 * @minItems 1
 */
initial: (string | boolean)[]
}
/**
 * Values that the server offers: the data behind a lookup. They are data, not words: a plain value that stands under `options` in locales/ is shown through it, every other one as it is.
 */
export interface ValuesDefinition {
/**
 * Path of the meta-schema of the file, so that editors complete and check it.
 */
$schema: string
/**
 * The values, the most useful first.
 * 
 * @minItems 1
 */
values: OfferedValue[]
/**
 * Codes of the values that stay at the top where the server sorts the list by name.
 */
first?: string[]
}
