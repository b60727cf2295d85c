import type { PaperKind } from '../paper.ts'

/** A school's word that somebody studies there. */
export const schoolCertificate: PaperKind = (sheet, { issuer, name, birth, address, subject, period, date }) => {
  sheet.title('Certificat de scolarité', `Année universitaire ${period}`)
  sheet.paragraph(`La direction des études de l’établissement ${issuer} certifie que :`)
  sheet.facts([
    ['Nom et prénom', name],
    ['Date et lieu de naissance', birth],
    ['Adresse', address],
    ['Formation suivie', subject],
    ['Numéro d’inscription', '00000000'],
  ])
  sheet.paragraph('est régulièrement inscrit(e) et suit les cours à temps plein pour l’année indiquée.')
  sheet.paragraph('Ce certificat est délivré pour servir et valoir ce que de droit.')
  sheet.signed(`Fait le ${date}`, 'La direction des études')
}
