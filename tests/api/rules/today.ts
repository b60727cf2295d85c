/** Today, as dd/mm/yyyy. */
export const today = () => new Date().toLocaleDateString('fr-FR', { day: '2-digit', month: '2-digit', year: 'numeric' })
