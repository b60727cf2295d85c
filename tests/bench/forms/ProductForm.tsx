import type { Json } from '#engine/record/path.ts'
import { FormPanel } from '#screens/form/FormPanel.tsx'
import type { ScreenServices } from '#screens/ScreenServices.ts'
import type { Translate } from '#ui/text/useText.ts'
import { ProductFrame } from '../product/ProductFrame.tsx'

interface ProductFormProps {
  name: string
  stored?: Json | undefined
  services: ScreenServices
  text: Translate
}

/** A form of the product, as its screen shows it. */
export function ProductForm({ name, stored, services, text }: ProductFormProps) {
  return (
    <ProductFrame services={services} text={text}>
      <FormPanel name={name} seen={stored && { record: stored }} />
    </ProductFrame>
  )
}
