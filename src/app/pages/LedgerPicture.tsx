import { useText } from '#ui/text/useText.ts'

const rows = ['first', 'second', 'third', 'fourth'] as const

/** The list of the product, drawn: menu, title, search, four rows. */
export function LedgerPicture() {
  const text = useText()
  return (
    <svg
      className="ledger"
      viewBox="0 0 760 470"
      preserveAspectRatio="xMaxYMin slice"
      role="img"
      aria-label={text('app:pages.landing.picture.label')}
    >
      <rect width="760" height="470" fill="var(--page)" />
      <Menu />
      <g fill="var(--ink)">
        <text x="224" y="66" className="ledger-title">
          {text('app:pages.landing.picture.title')}
        </text>
        <rect
          x="224"
          y="92"
          width="300"
          height="38"
          rx="8"
          fill="var(--surface)"
          stroke="var(--line)"
          strokeWidth="1.5"
        />
        <g fill="none" stroke="var(--quiet)" strokeWidth="1.8" strokeLinecap="round">
          <circle cx="245" cy="110" r="6" />
          <path d="m249.5 114.5 4.5 4.5" />
        </g>
        <text x="264" y="116" className="ledger-quiet">
          {text('app:pages.landing.picture.search')}
        </text>
        <rect x="628" y="92" width="104" height="38" rx="8" fill="var(--primary)" />
        <text x="680" y="116" textAnchor="middle" className="ledger-button">
          {text('app:pages.landing.picture.new')}
        </text>
      </g>
      <rect
        x="224"
        y="150"
        width="508"
        height="292"
        rx="12"
        fill="var(--surface)"
        stroke="var(--line)"
        strokeWidth="1.5"
      />
      {rows.map((row, position) => (
        <Row key={row} row={row} top={150 + position * 73} last={position === rows.length - 1} />
      ))}
    </svg>
  )
}

function Menu() {
  return (
    <g>
      <path d="M0 0h196v470H0Z" fill="var(--surface)" />
      <path d="M196 0v470" stroke="var(--line)" strokeWidth="1.5" />
      <rect x="24" y="26" width="26" height="26" rx="7" fill="var(--primary)" />
      <rect x="60" y="34" width="74" height="10" rx="5" fill="var(--ink)" />
      <rect x="24" y="86" width="70" height="7" rx="3.5" fill="var(--border)" />
      <rect x="14" y="108" width="168" height="34" rx="8" fill="var(--primary-soft)" />
      <rect x="28" y="119" width="13" height="13" rx="4" fill="var(--primary)" />
      <rect x="52" y="121" width="84" height="9" rx="4.5" fill="var(--primary)" />
      {[158, 192, 274, 308, 390].map((top, position) => (
        <g key={top} fill="var(--border)" opacity="0.55">
          <rect x="28" y={top} width="13" height="13" rx="4" />
          <rect x="52" y={top + 2} width={[64, 92, 48, 76, 70][position]} height="9" rx="4.5" />
        </g>
      ))}
      <rect x="24" y="242" width="58" height="7" rx="3.5" fill="var(--border)" />
      <rect x="24" y="358" width="82" height="7" rx="3.5" fill="var(--border)" />
    </g>
  )
}

interface RowProps {
  row: (typeof rows)[number]
  top: number
  last: boolean
}

function Row({ row, top, last }: RowProps) {
  const text = useText()
  const words = (part: string) => text(`app:pages.landing.picture.${row}.${part}`)
  return (
    <g>
      <Facade row={row} top={top + 14} />
      <text x="304" y={top + 33} className="ledger-strong">
        {words('name')}
      </text>
      <text x="304" y={top + 54} className="ledger-quiet">
        {words('address')}
      </text>
      <text x="712" y={top + 33} textAnchor="end" className="ledger-figure">
        {words('surface')}
      </text>
      <text x="712" y={top + 54} textAnchor="end" className="ledger-quiet">
        {words('type')}
      </text>
      {!last && <path d={`M240 ${top + 73}h476`} stroke="var(--line)" strokeWidth="1.5" />}
    </g>
  )
}

const roofs: Record<RowProps['row'], string> = {
  first: 'M12 24 24 13l12 11v14H12Z',
  second: 'M13 38V14h22v24Z',
  third: 'M8 38V26l10-7v7l10-7v7l12-7v19Z',
  fourth: 'M7 38c5-9 11-10 17-4 5-11 12-12 17 4ZM15 19a4 4 0 1 0 0-8 4 4 0 0 0 0 8',
}

function Facade({ row, top }: Omit<RowProps, 'last'>) {
  const warm = row === 'first' || row === 'fourth'
  return (
    <g transform={`translate(240 ${top})`}>
      <rect width="48" height="46" rx="8" fill={warm ? 'var(--accent-soft)' : 'var(--primary-soft)'} />
      <path
        d={roofs[row]}
        fill="none"
        stroke={warm ? 'var(--accent)' : 'var(--primary)'}
        strokeWidth="2.4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </g>
  )
}
