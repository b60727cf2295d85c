import type { ComponentType, ReactNode } from 'react'

interface IconProps {
  className?: string
}

/** Line drawings on a 24 × 24 sheet; they take the colour of the text and say nothing by themselves. */
function icon(name: string, drawing: ReactNode): ComponentType<IconProps> {
  function Icon({ className }: IconProps) {
    return (
      <svg
        className={className ? `icon ${className}` : 'icon'}
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {drawing}
      </svg>
    )
  }
  Icon.displayName = `Icon(${name})`
  return Icon
}

const drawings = {
  home: <path d="M4 11.2 12 4.5l8 6.7M6 9.8V19a.8.8 0 0 0 .8.8h10.4a.8.8 0 0 0 .8-.8V9.8M10 19.5v-5h4v5" />,
  people: (
    <path d="M9 11.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM3 19c.4-3 2.8-4.8 6-4.8s5.6 1.8 6 4.8M15.5 5.300a3.2 3.2 0 0 1 0 6M17.5 14.600c2 .6 3.2 2.1 3.5 4.4" />
  ),
  contract: (
    <path d="M7 3.800h7l4.5 4.500V19.400a.8.8 0 0 1-.8.8H7a.8.8 0 0 1-.8-.8V4.600A.8.8 0 0 1 7 3.800ZM14 3.800v4.500h4.500M9.3 12.500h6M9.3 15.800h3.5" />
  ),
  documents: (
    <path d="M3.8 7.300v10.900c0 .6.4 1 1 1h14.400c.6 0 1-.4 1-1V8.800c0-.6-.4-1-1-1h-7.400L9.6 5.300H4.800c-.6 0-1 .4-1 1v1Z" />
  ),
  calculator: (
    <path d="M7 3.800h10c.6 0 1 .4 1 1v14.400c0 .6-.4 1-1 1H7c-.6 0-1-.4-1-1V4.800c0-.6.4-1 1-1ZM9 7.300h6v2.500H9zM9.3 13.300h0M12 13.300h0M14.7 13.300h0M9.3 16.700h0M12 16.700h0M14.7 16.700h0" />
  ),
  tools: (
    <path
      d="M14.5 8.300a4.3 4.3 0 0 1 5.6-4.100l-2.7 2.7.3 1.8 1.8.3 2.7-2.700a4.3 4.3 0 0 1-5.6 5.600l-7.7 7.700a1.7 1.7 0 0 1-2.4-2.400l7.7-7.700a4.3 4.3 0 0 1 .3-1.200Z"
      transform="translate(-1.5 1)"
    />
  ),
  messages: (
    <path d="M5 5.300h14c.6 0 1 .4 1 1v9.400c0 .6-.4 1-1 1h-7.800L7.2 19.800v-3.100H5c-.6 0-1-.4-1-1V6.300c0-.6.4-1 1-1ZM8 9.500h8M8 12.500h5" />
  ),
  person: (
    <path d="M12 11.800a3.9 3.9 0 1 0 0-7.8 3.9 3.9 0 0 0 0 7.800ZM4.5 20c.6-3.6 3.6-5.6 7.5-5.600s6.9 2 7.5 5.6" />
  ),
  settings: (
    <path d="M4 7.500h8.500M16.5 7.500H20M14.5 9.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM4 16.500h3.500M11.5 16.500H20M9.5 18.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z" />
  ),
  signOut: <path d="M14 4.300H6.300a1 1 0 0 0-1 1v13.400a1 1 0 0 0 1 1H14M10.5 12H20M16.8 8.7 20 12l-3.2 3.3" />,
  details: (
    <path d="M2.8 12c2.2-4.2 5.3-6.3 9.2-6.300s7 2.1 9.2 6.300c-2.2 4.2-5.3 6.3-9.2 6.300S5 16.2 2.8 12ZM12 14.800a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.600Z" />
  ),
  edit: (
    <path d="m4.5 19.5.9-4L16 4.900a1.5 1.5 0 0 1 2.1 0l1 1a1.5 1.5 0 0 1 0 2.100L8.5 18.600l-4 .9ZM14.2 6.700l3.1 3.1" />
  ),
  remove: (
    <path d="M4.5 6.800h15M9.5 6.800V4.900c0-.4.3-.7.7-.7h3.600c.4 0 .7.3.7.7v1.900M6.5 6.800l.8 12.200c0 .5.5.9 1 .9h7.400c.5 0 1-.4 1-.9l.8-12.200M10.3 10.500v5.700M13.7 10.500v5.7" />
  ),
  add: <path d="M12 5v14M5 12h14" />,
  back: <path d="M19.5 12h-15M10 6.5 4.5 12l5.5 5.5" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  more: <path d="M12 5.500h0M12 12h0M12 18.500h0" strokeWidth="2.6" />,
  down: <path d="m6.5 9.5 5.5 5.5 5.5-5.5" />,
  search: <path d="M10.8 17a6.2 6.2 0 1 0 0-12.4 6.2 6.2 0 0 0 0 12.400ZM15.3 15.3 20 20" />,
  bell: (
    <path d="M6.5 10.200a5.5 5.5 0 0 1 11 0c0 5 2 6 2 6h-15s2-1 2-6ZM10 19.200c.4.7 1.1 1.1 2 1.100s1.6-.4 2-1.1" />
  ),
  sun: (
    <path d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 3v1.800M12 19.200V21M3 12h1.800M19.2 12H21M5.6 5.600l1.3 1.300M17.1 17.100l1.3 1.300M5.6 18.400l1.3-1.300M17.1 6.900l1.3-1.3" />
  ),
  moon: <path d="M19.8 14.300A8 8 0 0 1 9.7 4.200a8 8 0 1 0 10.1 10.100Z" />,
  upload: <path d="M12 15.500V5M7.8 9 12 4.8 16.2 9M4.8 15.500v3c0 .6.4 1 1 1h12.400c.6 0 1-.4 1-1v-3" />,
  download: (
    <path d="M12 4.800v10.500M7.8 11.300l4.2 4.2 4.2-4.200M4.8 15.500v3c0 .6.4 1 1 1h12.400c.6 0 1-.4 1-1v-3" />
  ),
  picture: (
    <path d="M5 4.800h14c.6 0 1 .4 1 1v12.400c0 .6-.4 1-1 1H5c-.6 0-1-.4-1-1V5.800c0-.6.4-1 1-1ZM8.8 10.600a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.600ZM4.3 17l4.8-4.3 3.3 2.9 3.3-3.4 4 4" />
  ),
  file: (
    <path d="M7 3.800h7l4.5 4.500V19.400a.8.8 0 0 1-.8.8H7a.8.8 0 0 1-.8-.8V4.600A.8.8 0 0 1 7 3.800ZM14 3.800v4.500h4.5" />
  ),
  copy: (
    <path d="M9.5 8.500h9c.5 0 .9.4.9.9v9c0 .5-.4.9-.9.900h-9a.9.9 0 0 1-.9-.9v-9c0-.5.4-.9.9-.9ZM15.4 8.500V5.600a.9.9 0 0 0-.9-.9h-9a.9.9 0 0 0-.9.9v9c0 .5.4.9.9.9h3.1" />
  ),
  calendar: (
    <path d="M5.5 6h13c.5 0 1 .4 1 1v11.500c0 .6-.5 1-1 1h-13c-.5 0-1-.4-1-1V7c0-.6.5-1 1-1ZM4.5 10h15M8.5 4v3.500M15.5 4v3.5" />
  ),
  phone: (
    <path d="M7.7 4.500H5.500c-.6 0-1 .4-1 1 .3 7.7 6.3 13.7 14 14 .6 0 1-.4 1-1v-2.700l-3.8-1.6-2 1.900a11.5 11.5 0 0 1-5.8-5.800l1.9-2-2.1-3.800Z" />
  ),
  mail: (
    <path d="M4.8 5.800h14.400c.5 0 .9.4.9.9v10.600c0 .5-.4.9-.9.9H4.800a.9.9 0 0 1-.9-.9V6.700c0-.5.4-.9.9-.9ZM4.3 7l7.7 6 7.7-6" />
  ),
  link: (
    <path d="M13.5 5H19v5.500M18.7 5.300l-7.2 7.200M17.5 14v4a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V7.500a1 1 0 0 1 1-1h4" />
  ),
  retry: <path d="M5.2 9.200A7.5 7.5 0 1 1 4.5 12M4.5 4.800v4.700h4.7" />,
  sortUp: <path d="M12 19V5M6.5 10.5 12 5l5.5 5.5" />,
  sortDown: <path d="M12 5v14M6.5 13.5 12 19l5.5-5.5" />,
  cloud: <path d="M7.3 17.800a3.8 3.8 0 0 1-.4-7.6 5.3 5.3 0 0 1 10.2 1 3.3 3.3 0 0 1 .1 6.600H7.300Z" />,
  open: <path d="M12 20.200a8.2 8.2 0 1 0 0-16.4 8.2 8.2 0 0 0 0 16.400Z" strokeDasharray="3 3.4" />,
  success: <path d="M12 20.200a8.2 8.2 0 1 0 0-16.4 8.2 8.2 0 0 0 0 16.400ZM8.3 12.300l2.6 2.5 4.8-5.3" />,
  warning: <path d="M12 4.5 3.5 19.200h17L12 4.500ZM12 10.200v4.300M12 16.900h0" />,
  error: <path d="M12 20.200a8.2 8.2 0 1 0 0-16.4 8.2 8.2 0 0 0 0 16.400ZM12 8v5M12 15.800h0" />,
  information: <path d="M12 20.200a8.2 8.2 0 1 0 0-16.4 8.2 8.2 0 0 0 0 16.400ZM12 11.300v4.800M12 8.200h0" />,
} as const

export type IconName = keyof typeof drawings

/** The icons by name; definitions use these names. */
export const icons = Object.fromEntries(
  Object.entries(drawings).map(([name, drawing]) => [name, icon(name, drawing)]),
) as Record<IconName, ComponentType<IconProps>>

/** True for a name that a definition may use. */
export function isIconName(name: string | undefined): name is IconName {
  return name !== undefined && name in drawings
}
