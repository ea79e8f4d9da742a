/// <reference types="react/experimental" />
