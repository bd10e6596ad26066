import { parentPort, workerData } from 'node:worker_threads';
import { mergePacket } from '#lib/service/packet/merge-packet';
import type { PacketFacts, PacketFile } from '#lib/service/packet/packet-facts';

export type PacketOrder = { facts: PacketFacts; files: PacketFile[] };
/** `opening` is the index of the file that is being parsed; null after the last. */
export type PacketNote = { opening: number | null } | { packet: Uint8Array };

const { facts, files }: PacketOrder = workerData;
const say = (note: PacketNote) => parentPort?.postMessage(note);

say({ packet: await mergePacket(facts, files, (opening) => say({ opening })) });
