import { capital, type Noun, type Resource } from './Resource.ts'

/**
 * The words of a new resource in a language, English where it is neither of the two. French goes without articles, since
 * nothing says the gender.
 */
export function wordsOf(language: string, noun: Noun, { files }: Resource): object {
  const words = language === 'fr' ? french(noun) : english(noun)
  if (files) Object.assign(words.fields, language === 'fr' ? frenchFiles : englishFiles)
  return words
}

const frenchFiles = {
  files: {
    label: 'Fichiers',
    errors: {
      maxItems: 'Vous ne pouvez pas ajouter plus de 10 fichiers',
      mediaType: 'Ajoutez un PDF ou une image JPEG ou PNG',
      tooLarge: 'Un fichier ne peut pas dépasser 10 Mo',
      empty: 'Ce fichier est vide',
    },
  },
  keptFiles: { label: 'Fichiers conservés', error: 'Un des fichiers conservés n’existe plus' },
}

const englishFiles = {
  files: {
    label: 'Files',
    errors: {
      maxItems: 'You cannot add more than 10 files',
      mediaType: 'Add a PDF or a JPEG or PNG image',
      tooLarge: 'A file cannot be larger than 10 MB',
      empty: 'This file is empty',
    },
  },
  keptFiles: { label: 'Kept files', error: 'One of the kept files no longer exists' },
}

const removeInFrench = 'Voulez-vous vraiment supprimer cette fiche\u00a0? Cette action est irréversible.'
const removeInEnglish = (one: string) => `Are you sure you want to delete this ${one}? This is an irreversible action.`

const french = ({ one, many }: Noun) => ({
  list: {
    title: capital(many),
    new: 'Ajouter',
    filter: `Filtrer les ${many}`,
    columns: { actions: 'Actions' },
    empty: { title: 'Aucune fiche pour l’instant', text: 'Ce que vous ajoutez se range ici.' },
    actions: { details: 'Détails', edit: 'Modifier', remove: 'Supprimer' },
    questions: { remove: removeInFrench },
  },
  form: {
    title: { create: `Nouvelle fiche (${one})`, update: `Modifier la fiche (${one})` },
    submit: 'Enregistrer',
    sections: { general: { title: 'Informations générales' } },
  },
  details: {
    back: capital(many),
    actions: { edit: 'Modifier', remove: 'Supprimer' },
    questions: { remove: removeInFrench },
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
    questions: { remove: removeInEnglish(one) },
  },
  form: {
    title: { create: `New ${one}`, update: `Edit the ${one}` },
    submit: 'Save',
    sections: { general: { title: 'General information' } },
  },
  details: {
    back: capital(many),
    actions: { edit: 'Edit', remove: 'Delete' },
    questions: { remove: removeInEnglish(one) },
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
