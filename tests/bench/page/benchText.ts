import i18next from 'i18next'
import { createTranslate } from '#app/language/createTranslate.ts'
import { sizes } from './benchForm.ts'

const most = Math.max(...sizes)
const words: Record<string, string> = {}
for (let index = 0; index < most; index += 1) words[`fields.field${index}.label`] = `Champ ${index}`
for (let index = 0; index < most / 10; index += 1) words[`form.sections.section${index}.title`] = `Section ${index}`

const app = {
  'error.other': 'Cette valeur n’est pas valide',
  'error.required': 'Ce champ est requis',
  'form.optional': '(facultatif)',
  'form.choose': 'Choisir…',
  'form.noChoice': 'Rien ne convient',
  'form.calendar': 'Calendrier : {{field}}',
  'form.datePlaceholder': 'jj/mm/aaaa',
  'form.cancel': 'Annuler',
  'form.submit': 'Enregistrer',
  'form.summary': 'Ce qui empêche d’enregistrer',
  'form.missing_one': '{{count}} champ manque :',
  'form.missing_other': '{{count}} champs manquent :',
  'form.wrong_one': '{{count}} champ à corriger :',
  'form.wrong_other': '{{count}} champs à corriger :',
}

const instance = i18next.createInstance()
await instance.init({
  lng: 'fr',
  resources: { fr: { bench: words, app, options: { ONE: 'Un', TWO: 'Deux', THREE: 'Trois', FOUR: 'Quatre' } } },
  ns: ['bench', 'app', 'options'],
  defaultNS: 'app',
  keySeparator: false,
  interpolation: { escapeValue: false },
})

/** Words through the very translation of the product, which is part of what a form costs. */
export const benchText = createTranslate(instance)
