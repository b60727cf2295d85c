const margin = 56
const width = 595.28 - 2 * margin
const ink = '#26262E'
const grey = '#6B6B76'

export interface Column {
  title: string
  /** Share of the width; all shares make 1. */
  share: number
  align?: 'left' | 'right'
}

export type Sheet = ReturnType<typeof createSheet>

/** The parts of a page, each written below the one before. @param color of the issuer */
export function createSheet(document: PDFKit.PDFDocument, color: string) {
  const regular = (size: number, fill = ink) => document.font('Helvetica').fontSize(size).fillColor(fill)
  const bold = (size: number, fill = ink) => document.font('Helvetica-Bold').fontSize(size).fillColor(fill)

  function row(cells: string[], columns: readonly Column[], strong: boolean) {
    const { y } = document
    let x = margin
    for (const [index, { share, align = 'left' }] of columns.entries()) {
      const style = strong ? bold : regular
      style(9.5).text(cells[index] ?? '', x + 6, y, { width: width * share - 12, align, lineBreak: false })
      x += width * share
    }
    document.x = margin
    document.y = y + 20
  }

  return {
    letterhead(issuer: string, address: string) {
      document.rect(0, 0, 595.28, 10).fill(color)
      bold(15, color).text(issuer, margin, 44, { width })
      regular(9, grey).text(address, { width }).moveDown(2)
    },
    addressee(name: string, address: string) {
      bold(10.5).text(name, margin + width * 0.55, document.y, { width: width * 0.45 })
      regular(10).text(address, { width: width * 0.45 })
      document.x = margin
      document.moveDown(2)
    },
    title(text: string, below = '') {
      bold(17).text(text, margin, document.y, { width })
      if (below !== '') regular(10.5, grey).text(below, { width })
      document.moveDown(0.6)
      document.rect(margin, document.y, 64, 3).fill(color)
      document.moveDown(1.4)
    },
    facts(pairs: readonly (readonly [string, string])[]) {
      for (const [label, value] of pairs) {
        const { y } = document
        regular(9.5, grey).text(label, margin, y, { width: width * 0.36 })
        regular(10).text(value, margin + width * 0.38, y, { width: width * 0.62 })
        document.x = margin
        document.moveDown(0.5)
      }
      document.moveDown(1)
    },
    table(columns: readonly Column[], rows: readonly (readonly string[])[], total?: readonly string[]) {
      document
        .rect(margin, document.y - 6, width, 20)
        .fillOpacity(0.14)
        .fill(color)
        .fillOpacity(1)
      row(
        columns.map(({ title }) => title),
        columns,
        true,
      )
      for (const cells of rows) row([...cells], columns, false)
      document.rect(margin, document.y - 5, width, 0.8).fill(color)
      document.y += 4
      if (total) row([...total], columns, true)
      document.moveDown(1)
    },
    paragraph(text: string) {
      regular(10.5).text(text, margin, document.y, { width, lineGap: 3 }).moveDown(0.8)
    },
    signed(place: string, by: string) {
      document.moveDown(1.5)
      regular(10).text(place, margin + width * 0.5, document.y, { width: width * 0.5 })
      bold(10).text(by, { width: width * 0.5 })
      const { x, y } = document
      document
        .path(`M${x} ${y + 30} c20 -40 30 30 50 -4 s30 -20 40 0 s40 -10 70 -8`)
        .lineWidth(1.6)
        .stroke(color)
    },
    specimen() {
      document.save().rotate(-38, { origin: [298, 421] })
      bold(104, '#B3261E').fillOpacity(0.1).text('SPECIMEN', 0, 370, { width: 595, align: 'center', lineBreak: false })
      document.restore().fillOpacity(1)
      regular(8, grey).text('SPECIMEN. Document inventé pour une démonstration, sans aucune valeur.', margin, 770, {
        width,
        align: 'center',
        lineBreak: false,
      })
    },
  }
}
