// What is here answers with a status of its own, for which nothing may be sent before: no loading.tsx is around it.
export { default, generateMetadata } from '../../[mode]/layout.tsx';
