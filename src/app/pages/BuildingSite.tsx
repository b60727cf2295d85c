/** A house behind its scaffold, with a ladder, a crane and a heap of bricks. */
export function BuildingSite({ label }: { label: string }) {
  return (
    <svg className="building-site" viewBox="0 0 720 460" role="img" aria-label={label}>
      <ellipse cx="360" cy="420" rx="330" ry="20" fill="var(--sunken)" />
      <circle cx="590" cy="96" r="34" fill="var(--accent-soft)" />
      <g fill="var(--surface)" stroke="var(--line)" strokeWidth="2">
        <path d="M92 118a20 20 0 0 1 4-40 30 30 0 0 1 57-4 22 22 0 0 1 6 44Z" />
        <path d="M500 176a14 14 0 0 1 3-28 21 21 0 0 1 40-3 16 16 0 0 1 4 31Z" />
      </g>
      <House />
      <Scaffold />
      <Crane />
      <Heap />
    </svg>
  )
}

function House() {
  return (
    <g stroke="var(--ink)" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
      <path d="M232 420V236l118-92 118 92v184Z" fill="var(--surface)" />
      <path d="M208 254 350 144l66 51" fill="none" stroke="var(--primary)" strokeWidth="10" />
      <path
        d="M416 195l16 12M448 220l18 14"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="10"
        strokeDasharray="2 16"
      />
      <path d="M322 420v-78h56v78" fill="var(--primary-soft)" />
      <circle cx="368" cy="382" r="3" fill="var(--ink)" />
      <g fill="var(--sunken)">
        <path d="M262 268h50v46h-50zM388 268h50v46h-50zM262 346h34v40h-34z" />
      </g>
      <path d="M287 268v46M262 291h50M413 268v46M388 291h50M279 346v40" fill="none" strokeWidth="2" />
      <circle cx="350" cy="214" r="15" fill="var(--accent-soft)" />
    </g>
  )
}

function Scaffold() {
  return (
    <g fill="none" strokeLinecap="round">
      <g stroke="var(--quiet)" strokeWidth="4">
        <path d="M446 420V212M512 420V212" />
        <path d="M446 350l66-70M446 280l66 70" strokeWidth="2" />
      </g>
      <g stroke="var(--accent)" strokeWidth="8">
        <path d="M436 212h86M436 282h86M436 352h86" />
      </g>
      <g stroke="var(--ink)" strokeWidth="3">
        <path d="M176 420l34-150M204 420l30-150M183 392h26M189 366h25M194 340h25M200 314h25M206 288h24" />
      </g>
    </g>
  )
}

function Crane() {
  return (
    <g fill="none" stroke="var(--primary)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
      <path d="M600 420V84M622 420V84M600 84l11-26 11 26M430 84h246M611 58l-120 26M611 58l60 26" />
      <path d="m600 400 22-24-22-24 22-24-22-24 22-24-22-24 22-24-22-24 22-24-22-24 22-24-22-22" strokeWidth="2" />
      <path d="M654 84h22v22h-22z" fill="var(--primary-soft)" />
      <path d="M474 84v44" stroke="var(--ink)" strokeWidth="2" />
      <g stroke="var(--accent)">
        <circle cx="474" cy="141" r="11" />
        <path d="M474 152v36M474 174h10M474 183h8" />
      </g>
    </g>
  )
}

function Heap() {
  return (
    <g fill="var(--accent-soft)" stroke="var(--accent)" strokeWidth="3" strokeLinejoin="round">
      <path d="M70 402h40v18H70zM112 402h40v18h-40zM91 383h40v18H91z" />
      <g fill="var(--warning-soft)" stroke="var(--warning)">
        <path d="M548 420l12-44h14l12 44Z" />
        <path d="M554 398h26" />
      </g>
      <path d="M536 420h62" stroke="var(--warning)" />
    </g>
  )
}
