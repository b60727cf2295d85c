import { circle, ellipse, form, line, rect, times } from '../portraits/shapes.ts'
import { canvas, placed, stroke } from '../portraits/canvas.ts'
import { bust } from '../portraits/drawPortrait.ts'
import { letters } from '../portraits/letters.ts'
import type { RecordOrder } from '../readOrders.ts'
import { textAt } from '../textAt.ts'

/** An identity document of no country, filled from the record that it goes with. */
export interface CardOrder {
  title: string
  color: string
  /** Where in the record its owner stands. */
  owner: string
}

const width = 1000
const height = 630

/** Draws the card as SVG text, with SPECIMEN across it. */
export function drawCard({ title, color, owner }: CardOrder, record: RecordOrder): string {
  const text = (path: string) => textAt(record.json, path)
  const rows = [
    ['Nom', text(`${owner}.surname`).toUpperCase()],
    ['Prénoms', [text(`${owner}.firstName`), text(`${owner}.middlename`)].filter(Boolean).join(', ')],
    ['Né(e) le', `${text(`${owner}.birthDate`)} à ${text(`${owner}.placeOfBirth`)}`],
    ['N° du document', text('identificationDocument.registrationNumber')],
    ['Date d’expiration', text('identificationDocument.expirationDate')],
  ]
  const fields = rows.map(([label = '', value = ''], index) => {
    const y = 176 + index * 76
    return letters(label, 360, y, { size: 19, color }) + letters(value, 360, y + 33, { size: 30, weight: 0.6 })
  })
  return canvas(
    width,
    height,
    [
      ground(color),
      letters(title.toUpperCase(), 50, 76, { size: 36, color: '#FFFFFF', weight: 1 }),
      face(color, record),
      ...fields,
      `<g transform="rotate(-24 500 350)">${letters('SPECIMEN', 500, 400, { size: 150, color: '#B3261E', weight: 3, align: 'middle', opacity: 0.26 })}</g>`,
      letters('SPECIMEN<<DOCUMENT<SANS<VALEUR<<<<<<<<<<<<<<<', 50, 600, { size: 25 }),
    ].join(''),
  )
}

const ground = (color: string) =>
  rect(0, 0, width, height, '#FFFFFF') +
  rect(0, 0, width, height, color, 0.12) +
  times(16, (index) =>
    stroke(
      `M0 ${120 + index * 32} Q250 ${60 + index * 34} 500 ${130 + index * 30} T1000 ${120 + index * 32}`,
      color,
      1.5,
      0.22,
    ),
  ) +
  rect(0, 0, width, 112, color) +
  circle(930, 56, 30, '#FFFFFF', 0.3) +
  line([0, 560], [width, 560], color, 2, 0.5)

/** The face of the record's own portrait, or a plain shadow where it has none. */
function face(color: string, { files = {} }: RecordOrder): string {
  const portrait = Object.values(files)
    .flat()
    .find((file) => file.portrait)?.portrait
  const shadow =
    ellipse(240, 310, 95, 120, color, 0.55) +
    form('M40 720 C40 560 130 490 240 490 C350 490 440 560 440 720 Z', color, 0.55)
  const inner = rect(0, 40, 480, 680, '#FFFFFF', 0.75) + (portrait ? bust(portrait) : shadow)
  return placed(50, 124, 0.56, inner)
}
