import type { ReactNode } from 'react'
import { isTenant, type Subject } from '../subjects.ts'
import { TenantForm } from '../tenant/TenantForm.tsx'
import { TenantByHand } from '../tenantByHand/TenantByHand.tsx'
import { AntdForm } from './AntdForm.tsx'
import { OurForm } from './OurForm.tsx'
import { StockForm } from './StockForm.tsx'

export type FormName = 'ours' | 'antd' | 'stock'

const forms: Record<FormName, (subject: Subject) => ReactNode> = {
  ours: (subject) => (isTenant(subject) ? <TenantForm subject={subject} /> : <OurForm size={subject} />),
  antd: (subject) => (isTenant(subject) ? <TenantByHand subject={subject} /> : <AntdForm size={subject} />),
  stock: (subject) => (isTenant(subject) ? undefined : <StockForm size={subject} />),
}

/** A measured form: the product's, one written by hand, or the stock theme's. */
export const formOf = (name: FormName, subject: Subject): ReactNode => forms[name](subject)
