import type { Language } from './words.ts'

type Sentences = Record<Language, [title: string, message: string]>

/** What a toast says of a call that is not allowed. */
export const denied: Sentences = {
  en: ['Access denied', "You're either not logged in or has no authorizations"],
  fr: ['Accès refusé', 'Vous n’êtes pas connecté ou vous n’avez pas les autorisations nécessaires'],
}

/** What a toast says of a call that failed. */
export const failed: Sentences = {
  en: ['Server Error', 'Error occurred while processing you request. Details are'],
  fr: ['Erreur du serveur', 'Une erreur est survenue lors du traitement de votre demande. Détails'],
}
