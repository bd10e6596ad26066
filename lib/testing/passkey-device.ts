import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Options = { challenge: string };

/** A device that creates one passkey and signs with it, as a WebAuthn authenticator does. */
export function makeDevice(origin: string, { isVerified = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  // COSE names: key type, algorithm, curve and the point.
  const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ]);
  const idText = id.toString('base64url');
  let count = 0;

  function clientData(type: string, { challenge }: Options): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  function head(flags: number): Buffer {
    count += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    const party = createHash('sha256').update(new URL(origin).hostname).digest();
    return Buffer.concat([party, Buffer.from([flags | (isVerified ? 0x05 : 0x01)]), counter]);
  }

  const answer = (response: object) => ({
    id: idText,
    rawId: idText,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    make(options: Options) {
      const length = Buffer.from([0, id.length]);
      const authData = Buffer.concat([
        head(0x40),
        Buffer.alloc(16),
        length,
        id,
        Buffer.from(isoCBOR.encode(key)),
      ]);
      const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', options).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      });
    },
    sign(options: Options) {
      const data = clientData('webauthn.get', options);
      const authenticatorData = head(0);
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(data).digest()]);
      return answer({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
      });
    },
  };
}
