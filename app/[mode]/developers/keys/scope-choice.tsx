'use client';

import { resourceNames } from '#components/developers/key-words.ts';
import { FieldFrame } from '#components/ui/field-frame';
import { fieldId } from '#components/ui/field-id.ts';
import { type ResourceScope, resourceScopes, scopedResources } from '#lib/contract/resource-scope';
import type { Role } from '#lib/contract/roles';
import { trailScope } from '#lib/rules/key/scopes-of-key';
import { may } from '#lib/rules/person/permissions';
import { keyWords } from './words.ts';

const verbs = ['none', 'read', 'write'] as const;

type ScopeChoiceProps = {
  chosen: readonly ResourceScope[];
  onChange: (chosen: ResourceScope[]) => void;
  /** Nobody gives a key what their own roles do not permit. */
  roles: readonly Role[];
  error?: string | undefined;
};

/** For each resource nothing, to read it, or to write it, which includes to read. */
export function ScopeChoice({ chosen, onChange, roles, error }: ScopeChoiceProps) {
  return (
    <FieldFrame as="group" id={fieldId('scopes')} label={keyWords.create.scopes} hideLabel error={error}>
      {() => (
        <table className="w-full max-w-field border-collapse" id={fieldId('scopes')}>
          <thead>
            <tr className="text-small">
              <th scope="col" className="text-start font-normal text-ink-2">
                {keyWords.create.resource}
              </th>
              {verbs.map((verb) => (
                <th key={verb} scope="col" className="w-14 px-1 text-center font-normal text-ink-2">
                  {keyWords.create.verbs[verb]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {scopedResources.map((resource) => {
              const scopes = resourceScopes.filter((scope) => scope.split(':')[0] === resource);
              const others = chosen.filter((scope) => !scopes.includes(scope));
              const held = scopes.find((scope) => chosen.includes(scope));
              const choices = [undefined, ...scopes];
              return (
                <tr key={resource} className="border-rule border-t">
                  <th scope="row" className="py-1 text-start font-normal">
                    {resourceNames[resource]}
                  </th>
                  {choices.map((scope, index) => (
                    <td key={verbs[index]} className="p-0 text-center">
                      <label className="flex min-h-8 items-center justify-center pointer-coarse:min-h-11">
                        <span className="sr-only">
                          {resourceNames[resource]}: {keyWords.create.verbs[verbs[index] ?? 'none']}
                        </span>
                        <input
                          type="radio"
                          name={`scope-${resource}`}
                          checked={held === scope}
                          disabled={scope === trailScope && !may(roles, 'administer')}
                          onChange={() => onChange(scope ? [...others, scope] : others)}
                          className="size-5"
                        />
                      </label>
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </FieldFrame>
  );
}
