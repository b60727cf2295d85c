import type { PaperKind } from '../paper.ts'

/** An insurer's word that a home or a workplace is insured. */
export const insuranceCertificate: PaperKind = (sheet, { issuer, name, address, subject, start, period, date }) => {
  sheet.addressee(name, address)
  sheet.title('Attestation d’assurance', subject)
  sheet.facts([
    ['Assuré', name],
    ['Lieu du risque', address],
    ['Contrat', 'n° 000 000 000 A'],
    ['Validité', `du ${start} au ${period}`],
  ])
  sheet.table(
    [
      { title: 'Garantie', share: 0.75 },
      { title: 'Accordée', share: 0.25, align: 'right' },
    ],
    [
      ['Risques locatifs : incendie, explosion, dégât des eaux', 'oui'],
      ['Responsabilité civile', 'oui'],
      ['Recours des voisins et des tiers', 'oui'],
      ['Vol et vandalisme', 'oui'],
    ],
  )
  sheet.paragraph(`${issuer} atteste que le contrat ci-dessus est en cours et que ses cotisations sont payées.`)
  sheet.signed(`Fait le ${date}`, 'Le service des contrats')
}
