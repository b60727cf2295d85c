import { capital, type Noun, type Resource } from './Resource.ts'

/** The words of a new resource, by language. French goes without articles, since nobody has told the gender. */
export const wordsOf = ({ fr, en }: Resource): Record<'fr' | 'en', object> => ({ fr: french(fr), en: english(en) })

const french = ({ one, many }: Noun) => ({
  list: {
    title: capital(many),
    new: 'Ajouter',
    filter: `Filtrer les ${many}`,
    columns: { actions: 'Actions' },
    empty: { title: 'Aucune fiche pour l’instant', text: 'Ce que vous ajoutez se range ici.' },
    actions: { details: 'Détails', edit: 'Modifier', remove: 'Supprimer' },
    questions: { remove: 'Voulez-vous vraiment supprimer cette fiche\u00a0? Cette action est irréversible.' },
  },
  form: {
    title: { create: `Nouvelle fiche (${one})`, update: `Modifier la fiche (${one})` },
    submit: 'Enregistrer',
    sections: { general: { title: 'Informations générales' } },
  },
  details: {
    back: capital(many),
    actions: { edit: 'Modifier' },
    sections: { general: { title: 'Informations générales' } },
  },
  fields: {
    resourceUuid: { label: 'Identifiant' },
    label: { label: 'Libellé', error: 'Le libellé est obligatoire' },
    remark: { label: 'Remarque' },
  },
  messages: {
    created: { title: 'Enregistré', message: 'La fiche a été créée' },
    updated: { title: 'Enregistré', message: 'La fiche a été mise à jour' },
    removed: { title: 'Supprimé', message: 'La fiche a été supprimée' },
    notFound: { title: 'Fiche introuvable', message: 'Cette fiche n’existe pas ou n’existe plus.' },
  },
})

const english = ({ one, many }: Noun) => ({
  list: {
    title: capital(many),
    new: 'New',
    filter: `Filter the ${many}`,
    columns: { actions: 'Actions' },
    empty: { title: `No ${many} yet`, text: 'What you add is kept here.' },
    actions: { details: 'Details', edit: 'Edit', remove: 'Delete' },
    questions: { remove: `Are you sure you want to delete this ${one}? This is an irreversible action.` },
  },
  form: {
    title: { create: `New ${one}`, update: `Edit the ${one}` },
    submit: 'Save',
    sections: { general: { title: 'General information' } },
  },
  details: {
    back: capital(many),
    actions: { edit: 'Edit' },
    sections: { general: { title: 'General information' } },
  },
  fields: {
    resourceUuid: { label: 'Identifier' },
    label: { label: 'Label', error: 'The label is required' },
    remark: { label: 'Remark' },
  },
  messages: {
    created: { title: 'Saved', message: `The ${one} has been created` },
    updated: { title: 'Saved', message: `The ${one} has been updated` },
    removed: { title: 'Deleted', message: `The ${one} has been deleted` },
    notFound: { title: 'Not found', message: `This ${one} does not exist, or exists no longer.` },
  },
})
