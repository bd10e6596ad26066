export { default } from '../[mode]/loading.tsx';
