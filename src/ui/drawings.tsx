import type { ReactNode } from 'react'

const drawings = {
  letter: (
    <>
      <ellipse cx="110" cy="134" rx="88" ry="7" fill="var(--sunken)" />
      <rect x="40" y="30" width="140" height="94" rx="8" fill="var(--surface)" stroke="var(--border)" strokeWidth="2" />
      <path d="m44 36 59 46a11 11 0 0 0 14 0l59-46" fill="none" stroke="var(--border)" strokeWidth="2" />
      <path d="m44 119 44-40M176 119l-44-40" fill="none" stroke="var(--line)" strokeWidth="2" />
      <circle cx="110" cy="86" r="19" fill="var(--primary)" />
      <g fill="none" stroke="var(--accent-on-primary)" strokeWidth="3" strokeLinecap="round">
        <circle cx="110" cy="79" r="5" />
        <path d="M110 84v12M110 91h5" />
      </g>
      <g fill="none" stroke="var(--accent)" strokeWidth="3" strokeLinecap="round">
        <path d="M24 52h-12M26 74H4M24 96h-12" />
      </g>
    </>
  ),
  key: (
    <>
      <path d="M40 22h140a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6V28a6 6 0 0 1 6-6Z" fill="var(--sunken)" />
      <path d="M106 34v12c0 7 9 7 9 0" fill="none" stroke="var(--quiet)" strokeWidth="3" strokeLinecap="round" />
      <g fill="none" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <g stroke="var(--primary)" transform="rotate(12 111 54)">
          <circle cx="111" cy="64" r="11" />
          <path d="M111 75v42M111 100h10M111 110h7" />
        </g>
        <g stroke="var(--accent)" transform="rotate(-14 111 54)">
          <circle cx="111" cy="64" r="11" />
          <path d="M111 75v42M111 100h-10M111 110h-7" />
        </g>
      </g>
      <path d="M64 138h92" stroke="var(--line)" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
} satisfies Record<string, ReactNode>

type DrawingName = keyof typeof drawings

/** True for a name that a definition may use. */
export function isDrawingName(name: string | undefined): name is DrawingName {
  return name !== undefined && name in drawings
}

/** A drawing in the colours of the theme. It says nothing that the words beside it do not say. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg className="drawing" viewBox="0 0 220 144" width="220" height="144" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  )
}
