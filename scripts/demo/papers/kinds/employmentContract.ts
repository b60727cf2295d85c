import { euros, type PaperKind } from '../paper.ts'

/** The first page of a contract between an employer and the person. */
export const employmentContract: PaperKind = (sheet, paper) => {
  const { issuer, name, birth, address, subject, period, start, income, date } = paper
  sheet.title('Contrat de travail', period)
  sheet.facts([
    ['L’employeur', issuer],
    ['Le salarié ou la salariée', name],
    ['Date et lieu de naissance', birth],
    ['Domicile', address],
  ])
  sheet.paragraph(`Article 1. Engagement. ${name} est engagé(e) par ${issuer} à compter du ${start}.`)
  sheet.paragraph(`Article 2. Emploi. L’emploi est celui de « ${subject} ».`)
  sheet.paragraph(
    `Article 3. Rémunération. Le salaire mensuel net avant impôt est de ${euros(income)}, pour 151,67 heures.`,
  )
  sheet.paragraph('Article 4. Congés. Les congés payés sont acquis à raison de deux jours et demi par mois de travail.')
  sheet.paragraph('Article 5. Durée. Le présent contrat prend fin par les voies prévues par la loi.')
  sheet.signed(`Fait en deux exemplaires, le ${date}`, issuer)
}
