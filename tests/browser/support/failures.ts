/** What a toast says of a call that is not allowed. */
export const denied = ['Accès refusé', 'Vous n’êtes pas connecté ou vous n’avez pas les autorisations nécessaires']

/** What a toast says of a call that failed. */
export const failed = ['Erreur du serveur', 'Une erreur est survenue lors du traitement de votre demande. Détails']
