export { useFormat } from '@maktab/ui/base/formats'
