/**
 * @generated SignedSource<<392da01b07c21219c4e7d5a6d122f815>>
 * @relayHash 7cb76e6ff8412f5363ea12815399af2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38278910fc14207f084eda911ce356d82886ce1d7c57bd27126c549a5b8593a3

import type { ConcreteRequest } from 'relay-runtime';
export type ReplayFailedJobsInput = {
  ids?: ReadonlyArray<string> | null | undefined;
};
export type useReplayFailedJobsMutation$variables = {
  input: ReplayFailedJobsInput;
};
export type useReplayFailedJobsMutation$data = {
  readonly replayFailedJobs: ReadonlyArray<string>;
};
export type useReplayFailedJobsMutation = {
  response: useReplayFailedJobsMutation$data;
  variables: useReplayFailedJobsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "kind": "ScalarField",
    "name": "replayFailedJobs",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useReplayFailedJobsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReplayFailedJobsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "38278910fc14207f084eda911ce356d82886ce1d7c57bd27126c549a5b8593a3",
    "metadata": {},
    "name": "useReplayFailedJobsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d26bba0d67e5f61caab2f0b965118cc8";

export default node;
