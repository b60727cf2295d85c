/** What is measured: the product, and the same by hand with antd. */
export const formNames = ['ours', 'antd'] as const
export type FormName = (typeof formNames)[number]
