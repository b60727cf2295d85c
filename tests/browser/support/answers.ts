import type { Route } from '@playwright/test'

/** An error of the contract. @param details a message key, or the named fields */
export const errorOf = (details: string | object[]) => ({
  functionnalDetails: typeof details === 'string' ? details : JSON.stringify(details),
  timestamp: { year: 2026, monthValue: 11, dayOfMonth: 20, hour: 10, minute: 0, second: 0 },
})

/** Answers in the place of the server with an error of the contract. */
export const problem = (route: Route, status: number, details: string | object[]): Promise<void> =>
  route.fulfill({ status, json: errorOf(details) })

/** What a toast says of a call that is not allowed. */
export const denied = ['Accès refusé', 'Vous n’êtes pas connecté ou vous n’avez pas les autorisations nécessaires']

/** What a toast says of a call that failed. */
export const failed = ['Erreur du serveur', 'Une erreur est survenue lors du traitement de votre demande. Détails']
