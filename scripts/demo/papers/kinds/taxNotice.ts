import { euros, type PaperKind } from '../paper.ts'

/** Income of a year, less a tenth for expenses, and a simple tax on it. */
export const taxNotice: PaperKind = (sheet, { name, address, period, date, income }) => {
  const year = income * 12
  const taxed = Math.round(year * 0.9)
  const tax = Math.round(Math.max(0, taxed - 11500) * 0.11)
  sheet.addressee(name, address)
  sheet.title('Avis d’impôt', `Impôt sur les revenus de l’année ${period}, établi le ${date}`)
  sheet.facts([
    ['Référence de l’avis', '00 00 0000000 00'],
    ['Nombre de parts', '1,00'],
  ])
  sheet.table(
    [
      { title: 'Détail des revenus', share: 0.7 },
      { title: 'Montant', share: 0.3, align: 'right' },
    ],
    [
      ['Revenus déclarés', euros(year)],
      ['Déduction de 10 %', `- ${euros(year - taxed)}`],
      ['Revenu fiscal de référence', euros(taxed)],
    ],
    ['Impôt sur le revenu', euros(tax)],
  )
  sheet.paragraph('Le montant est prélevé à la source. Vous n’avez rien à payer à réception de cet avis.')
}
