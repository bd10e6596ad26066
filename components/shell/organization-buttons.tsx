import type { FrameProps } from '#components/shell/frame-props.ts';

type OrganizationButtonsProps = { legend: string } & Pick<FrameProps, 'elsewhere'>;

/** The other organizations of a person, in a form that goes on to the one that is pressed. */
export function OrganizationButtons({ legend, elsewhere }: OrganizationButtonsProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-small">{legend}</legend>
      <div className="flex flex-col gap-1">
        {elsewhere.map(({ id, name }) => (
          <button
            key={id}
            type="submit"
            name="organization"
            value={id}
            className="wrap-anywhere min-h-8 rounded-button border border-control px-2 text-start text-small pointer-coarse:min-h-11"
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
