/** A key beside a hook that holds none. */
export function LostKey() {
  return (
    <svg className="drawing" viewBox="0 0 260 150" width="260" height="150" aria-hidden="true" focusable="false">
      <path d="M40 26h180a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6V32a6 6 0 0 1 6-6Z" fill="var(--sunken)" />
      <g fill="none" stroke="var(--quiet)" strokeWidth="3" strokeLinecap="round">
        <path d="M74 40v12c0 7 9 7 9 0" />
        <path d="M126 40v12c0 7 9 7 9 0" strokeDasharray="1 7" />
        <path d="M178 40v12c0 7 9 7 9 0" />
      </g>
      <g fill="none" stroke="var(--primary)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="79" cy="70" r="11" />
        <path d="M79 81v38M79 104h9M79 113h7" />
        <circle cx="183" cy="70" r="11" />
        <path d="M183 81v34M183 106h-9M183 115h-7" />
      </g>
      <g
        transform="rotate(68 138 132)"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <circle cx="138" cy="110" r="11" />
        <path d="M138 121v34M138 146h9M138 154h7" />
      </g>
      <path d="M84 147h116" stroke="var(--line)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
