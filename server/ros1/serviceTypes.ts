import type { RobotService, ServiceAnswer } from '../robot/RobotService.ts';
import { withLength } from './connectionHeader.ts';

interface ServiceType {
  type: string;
  /** Of its definition: whoever calls with another one means another service. */
  md5sum: string;
  /** Of a request. */
  bytes: number;
}

/** What a learner calls for each kind of service. Both answer alike: `bool success`, `string message`. */
export const serviceTypes: Readonly<Record<RobotService['kind'], ServiceType>> = {
  switch: { type: 'std_srvs/SetBool', md5sum: '09fb03525b03e7ea1fd3992bafd87e16', bytes: 1 },
  trigger: { type: 'std_srvs/Trigger', md5sum: '937c9679a518e3a18d831e57125ea522', bytes: 0 },
};

/** A trigger asks for nothing but that it be done. */
export function readSwitch(request: Buffer): boolean {
  return request.length === 0 || request[0] !== 0;
}

/** As it travels: that the call itself went well, then the answer. */
export function answerBytes({ success, message }: ServiceAnswer): Buffer {
  const fields = Buffer.concat([Buffer.from([Number(success)]), withLength(Buffer.from(message))]);
  return Buffer.concat([Buffer.from([1]), withLength(fields)]);
}
