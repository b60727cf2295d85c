import type { Column } from '../createSheet.ts'
import { euros, type PaperKind } from '../paper.ts'

const columns: Column[] = [
  { title: 'Rubrique', share: 0.46 },
  { title: 'Base', share: 0.18, align: 'right' },
  { title: 'Taux', share: 0.14, align: 'right' },
  { title: 'Montant', share: 0.22, align: 'right' },
]

/** Contributions of an employee, in parts of the gross wage; together 22 of a hundred. */
const contributions = [
  ['Santé et prévoyance', 0.012],
  ['Retraite de base', 0.073],
  ['Retraite complémentaire', 0.043],
  ['CSG et CRDS', 0.092],
] as const

/** A month's wage: what it is before contributions follows from what is paid. */
export const paySlip: PaperKind = (sheet, { name, address, period, date, income, subject, start }) => {
  const gross = income / (1 - contributions.reduce((sum, [, rate]) => sum + rate, 0))
  sheet.addressee(name, address)
  sheet.title('Bulletin de paie', `Période : ${period}`)
  sheet.facts([
    ['Emploi', subject],
    ['Entrée dans l’entreprise', start],
    ['Heures du mois', '151,67'],
    ['Payé le', `${date}, par virement`],
  ])
  sheet.table(
    columns,
    [
      ['Salaire de base', '151,67 h', euros(gross / 151.67), euros(gross)],
      ...contributions.map(([label, rate]) => [
        label,
        euros(gross),
        `${(rate * 100).toLocaleString('fr-FR', { minimumFractionDigits: 2 })} %`,
        `- ${euros(gross * rate)}`,
      ]),
    ],
    ['Net à payer avant impôt', '', '', euros(income)],
  )
  sheet.paragraph('Dans votre intérêt, conservez ce bulletin de paie sans limitation de durée.')
}
