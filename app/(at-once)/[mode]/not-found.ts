export { default } from '../../[mode]/not-found.tsx';
